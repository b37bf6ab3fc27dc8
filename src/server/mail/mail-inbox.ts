import type { MailDev } from 'maildev';

import path from 'node:path';

import { refuseForeignPages } from './refuse-foreign-pages';

export type MailInbox = { stop(): Promise<void> };

type Options = { dataDir: string; smtpPort: number; uiPort: number };

const KEPT_MESSAGES = 1_000;

/** A mailbox for everything the site sends when there is no mail server: SMTP and a web page, this machine only. */
export async function startMailInbox({ dataDir, smtpPort, uiPort }: Options): Promise<MailInbox> {
  const { MailDev } = await import('maildev');
  const inbox: MailDev = new MailDev({
    smtp: smtpPort,
    ip: '127.0.0.1',
    web: uiPort,
    webIp: '127.0.0.1',
    mailDirectory: path.join(dataDir, 'mail'),
    maxEmails: KEPT_MESSAGES,
    silent: true,
  });
  await quietly(async () => {
    const { api } = await inbox.start();
    if (api !== undefined) refuseForeignPages(api.server.server);
  });
  return { stop: () => inbox.stop() };
}

/** MailDev announces its address on the console even when told to be silent; we announce it in our own words. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const { info } = console;
  console.info = () => undefined;
  try {
    await run();
  } finally {
    console.info = info;
  }
}
