import { getSiteSettings } from '@/data/site-settings';

/** The address for everything that concerns personal data. */
export async function MailLink() {
  const { privacyEmail } = await getSiteSettings();
  return <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>;
}
