import process from 'node:process';

import { type APIRequestContext, expect } from '@playwright/test';

/** The inbox of the site that playwright.config.ts starts, or of the one that is running already. */
const INBOX = process.env.E2E_INBOX_URL ?? 'http://localhost:11080';

type Mail = { to: { address: string }[]; subject: string; text: string };

async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`${INBOX}/api/email`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The mail of a subject to an address, as soon as the inbox has it. */
export async function mailOf(
  request: APIRequestContext,
  address: string,
  subject: string,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, address)).find((mail) => mail.subject === subject);
        return found;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 30_000 },
    )
    .toBeDefined();
  if (found === undefined) throw new Error('no mail');
  return found;
}

/** The link to a page of ours in the newest mail to an address, as soon as it is there. */
export async function linkInMail(
  request: APIRequestContext,
  address: string,
  page: string,
): Promise<string> {
  const link = new RegExp(`https?://\\S+${page}\\?\\S+`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, address);
        found = mails.map(({ text }) => link.exec(text)?.[0]).findLast(Boolean);
        return found;
      },
      { message: `a mail to ${address} with a link to ${page}`, timeout: 30_000 },
    )
    .toBeDefined();
  return found ?? '';
}
