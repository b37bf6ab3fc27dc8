/** Every mail that the site sends, by name, with what it needs to say. `url` is an absolute address. */
export type Mail =
  | { template: 'confirm-email'; url: string }
  | { template: 'confirm-new-email'; url: string }
  | { template: 'reset-password'; url: string }
  | { template: 'already-registered'; url: string }
  | { template: 'password-changed'; url: string }
  | { template: 'newsletter-welcome'; url: string; unsubscribeUrl: string }
  | { template: 'email-change-notice'; url: string; newEmail: string };
