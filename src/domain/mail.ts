/** Every mail that the site sends, by name, with what it needs to say. `url` is an absolute address. */
export type Mail =
  | { template: 'confirm-email'; url: string }
  | { template: 'confirm-new-email'; url: string }
  | { template: 'reset-password'; url: string }
  | { template: 'already-registered'; url: string }
  | { template: 'password-changed'; url: string }
  | { template: 'newsletter-welcome'; url: string; unsubscribeUrl: string }
  | { template: 'email-change-notice'; url: string; newEmail: string };

/** What staff call them. */
export const MAIL_TEMPLATES = [
  { value: 'confirm-email', label: 'Confirmação de conta' },
  { value: 'confirm-new-email', label: 'Confirmação de novo e-mail' },
  { value: 'reset-password', label: 'Nova senha' },
  { value: 'already-registered', label: 'Já tem conta' },
  { value: 'password-changed', label: 'Senha alterada' },
  { value: 'email-change-notice', label: 'Aviso de troca de e-mail' },
  { value: 'newsletter-confirm', label: 'Confirmação da newsletter' },
  { value: 'newsletter-welcome', label: 'Boas-vindas da newsletter' },
  { value: 'contact-message', label: 'Contato: para a equipe' },
  { value: 'contact-copy', label: 'Contato: cópia' },
  { value: 'campaign-test', label: 'Campanha: teste' },
  { value: 'campaign', label: 'Campanha' },
] as const;
