import { confirmEmail } from './confirm-email';

/** Every mail that the site sends, by name, with what it needs to say. */
export type MailTemplate = { template: 'confirm-email'; url: string };

export type RenderedMail = { subject: string; html: string; text: string };

/** The subject and both bodies of a mail. */
export function renderMail(mail: MailTemplate): RenderedMail {
  return confirmEmail(mail);
}
