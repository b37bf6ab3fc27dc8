import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import type { Mail } from '@/domain/mail';
import type { RenderedMail } from '@/emails/letter';
import type { ContactMessage } from '@/emails/contact-mails';

import { writeTest } from '../campaigns/write-delivery';

/**
 * The words of a mail, or null when there is no reason for it any more. What lays mails out is loaded here: only who sends
 * them needs it.
 */
export async function writeMail(
  db: Database,
  mail: Mail,
  recipient: string,
): Promise<RenderedMail | null> {
  if (mail.template === 'contact-message' || mail.template === 'contact-copy') {
    const { rows } = await db.execute<ContactMessage>(sql`
      select id, name, email, subject::text as subject, message from contact_messages where id = ${mail.id}
    `);
    const [message] = rows;
    if (message === undefined) return null;
    const { renderContactCopy, renderContactMessage } = await import('@/emails/contact-mails');
    return (mail.template === 'contact-copy' ? renderContactCopy : renderContactMessage)(message);
  }
  if (mail.template === 'campaign-test') return writeTest(db, mail.id, recipient);
  const { renderMail } = await import('@/emails/render-mail');
  return renderMail(mail);
}
