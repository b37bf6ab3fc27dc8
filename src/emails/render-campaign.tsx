import { render } from '@react-email/render';

import type { NewsletterLinks } from '@/domain/mail';
import { env } from '@/lib/env';
import { mails } from '@/messages/mails';

import type { CampaignLetter } from './campaign-letter';
import { CampaignMail } from './campaign-mail';
import type { RenderedMail } from './letter';
import { newsletterHeaders } from './newsletter-headers';
import { plainCampaign } from './plain-campaign';

/** An issue of the newsletter for one of its readers, whose links these are. */
export async function renderCampaign(
  issue: Omit<CampaignLetter, 'footer'>,
  links: NewsletterLinks,
): Promise<RenderedMail> {
  const footer = {
    reason: mails.whyNewsletter(env.SITE_URL),
    links: [
      { label: mails.preferences, url: links.preferencesUrl },
      { label: mails.unsubscribe, url: links.unsubscribeUrl },
    ],
  };
  const letter = { ...issue, footer };
  const html = await render(<CampaignMail letter={letter} />);
  return {
    subject: issue.subject,
    html,
    text: plainCampaign(letter),
    headers: newsletterHeaders(links),
    // Thousands of them: the other encoding takes half of the time that a mail takes here.
    textEncoding: 'base64',
  };
}
