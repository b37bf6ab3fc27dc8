/** Every mail that the site sends, by name, with what it needs to say. `url` is an absolute address. */
export type Mail =
  | { template: 'confirm-email'; url: string }
  | { template: 'confirm-new-email'; url: string }
  | { template: 'reset-password'; url: string }
  | { template: 'already-registered'; url: string }
  | { template: 'password-changed'; url: string }
  | { template: 'newsletter-confirm'; url: string; unsubscribeUrl: string }
  | ({ template: 'newsletter-welcome'; url: string } & NewsletterLinks)
  /** About a message to us, by its id: what was erased meanwhile is not sent. */
  | { template: 'contact-message'; id: number }
  | { template: 'contact-copy'; id: number }
  /** An issue of the newsletter to try it, by its id, as it is when the mail is sent. */
  | { template: 'campaign-test'; id: number }
  | { template: 'email-change-notice'; url: string; newEmail: string };

/** Where one who has a letter of ours changes or ends that. Absolute addresses, for this one address. */
export type NewsletterLinks = {
  unsubscribeUrl: string;
  /** For mail programs: a POST there unsubscribes, a GET changes nothing (RFC 8058). */
  oneClickUrl: string;
  preferencesUrl: string;
};

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
