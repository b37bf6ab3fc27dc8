import 'server-only';

import { randomUUID } from 'node:crypto';

import type { Database } from '@collections/shared/adapter-of';
import { newsletterLinks } from '@collections/subscribers/newsletter-links';
import type { NewsletterLinks } from '@/domain/mail';
import type { RenderedMail } from '@/emails/letter';
import { shared } from '@/lib/shared';
import { mails } from '@/messages/mails';

import { type Issue, issueOf } from './issue-of';

type Template = RenderedMail & { blanks: NewsletterLinks };

/** The last campaign that this process has sent: laid out once, since everybody gets the same letter. */
const sending = shared<{ last?: { campaign: number; template: Promise<Template | null> } }>(
  'campaign-template',
  () => ({}),
);

/** The mail of a campaign to one recipient, with their own links; null when it has nothing to say any more. */
export async function writeDelivery(
  db: Database,
  campaign: number,
  recipient: string,
): Promise<RenderedMail | null> {
  if (sending.last?.campaign !== campaign) {
    sending.last = { campaign, template: layOut(db, campaign) };
  }
  const made = sending.last;
  const template = await made.template.catch((error: unknown) => {
    if (sending.last === made) delete sending.last;
    throw error;
  });
  return template === null ? null : fill(template, newsletterLinks(recipient, campaign));
}

/** The same to try it, as the campaign is now. Its links are those of the recipient, if they are subscribed. */
export async function writeTest(
  db: Database,
  campaign: number,
  recipient: string,
): Promise<RenderedMail | null> {
  const issue = await issueOf(db, campaign);
  if (issue === null || issue.isEmpty) return null;
  const mail = await render(issue, newsletterLinks(recipient));
  return { ...mail, subject: mails.campaign.test(mail.subject) };
}

/** The same to be looked at, also while there is nothing in it; null when there is no such campaign. */
export async function writePreview(
  db: Database,
  campaign: number,
  reader: string,
): Promise<RenderedMail | null> {
  const issue = await issueOf(db, campaign);
  return issue === null ? null : render(issue, newsletterLinks(reader));
}

async function render({ letter }: Issue, links: NewsletterLinks): Promise<RenderedMail> {
  const { renderCampaign } = await import('@/emails/render-campaign');
  return renderCampaign(letter, links);
}

/** The editors may not have written the address of a link to us: no text of theirs can be taken for a blank. */
async function layOut(db: Database, campaign: number): Promise<Template | null> {
  const issue = await issueOf(db, campaign);
  if (issue === null || issue.isEmpty) return null;
  const token = randomUUID();
  const blanks = {
    unsubscribeUrl: `https://${token}.invalid/1`,
    oneClickUrl: `https://${token}.invalid/2`,
    preferencesUrl: `https://${token}.invalid/3`,
  };
  return { ...(await render(issue, blanks)), blanks };
}

function fill({ blanks, ...mail }: Template, links: NewsletterLinks): RenderedMail {
  let { html, text } = mail;
  const headers = { ...mail.headers };
  for (const name of ['unsubscribeUrl', 'oneClickUrl', 'preferencesUrl'] as const) {
    const [blank, link] = [blanks[name], links[name]];
    html = html.replaceAll(blank, () => link.replaceAll('&', '&amp;'));
    text = text.replaceAll(blank, () => link);
    for (const [header, value] of Object.entries(headers)) {
      headers[header] = value.replaceAll(blank, () => link);
    }
  }
  return { ...mail, html, text, headers };
}
