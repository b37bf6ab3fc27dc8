import { CONTACT_SUBJECTS } from '@/domain/contact';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { mails } from '@/messages/mails';

import type { RenderedMail } from './letter';
import { renderLetter } from './render-letter';

export type ContactMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
};

/** What could advertise something to somebody who never wrote to us: addresses of pages. */
const ADDRESS =
  /https?:|www\.|[\w-]\.(?:com|net|org|br|info|io|ru|xyz|top|link|site|shop|online)\b/i;

/** Longest copy of a message. */
const QUOTE_MAX = 2_000;

/** To the staff. Answering it answers who wrote. */
export function renderContactMessage(contact: ContactMessage): Promise<RenderedMail> {
  const { id, email, message } = contact;
  const words = mails.contactMessage;
  const name = contact.name.replace(/\s+/g, ' ').trim();
  const about = CONTACT_SUBJECTS.find(({ value }) => value === contact.subject)?.label ?? '';
  const url = `${env.SITE_URL}${paths.adminPanel}/collections/contact-messages/${id}`;
  return renderLetter(
    {
      subject: words.subject(about, name),
      eyebrow: mails.eyebrows.contact,
      heading: words.heading(name),
      isGreeted: false,
      paragraphs: [],
      facts: [
        [words.name, name],
        [words.email, email],
        [words.about, about],
      ],
      quote: message,
      action: { label: words.action, url },
      note: words.note,
      footer: { reason: words.why(env.SITE_URL) },
    },
    { replyTo: email },
  );
}

/** To who wrote. Without the text where it could be meant for somebody else's mailbox (decision 0034). */
export function renderContactCopy({ message }: ContactMessage): Promise<RenderedMail> {
  const { subject, heading, text, quoted, note } = mails.contactCopy;
  const isQuoted = message.length <= QUOTE_MAX && !ADDRESS.test(message);
  return renderLetter(
    {
      subject,
      eyebrow: mails.eyebrows.contact,
      heading,
      isGreeted: true,
      paragraphs: isQuoted ? [text, quoted] : [text],
      ...(isQuoted && { quote: message }),
      note,
      footer: { reason: mails.why(env.SITE_URL) },
    },
    { headers: { 'Auto-Submitted': 'auto-replied' } },
  );
}
