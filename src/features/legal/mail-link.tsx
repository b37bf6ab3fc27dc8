import { legal as words } from '@/messages/legal';

/** The address for everything that concerns personal data. */
export function MailLink() {
  return <a href={`mailto:${words.contactEmail}`}>{words.contactEmail}</a>;
}
