import type { MailDev } from 'maildev';

import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

import { onFirstConnection } from './on-first-connection';
import { refuseForeignPages } from './refuse-foreign-pages';

export type MailInbox = { stop(): Promise<void> };

type Options = { dataDir: string; smtpPort: number; uiPort: number };

const HOST = '127.0.0.1';
const MESSAGES_MAX = 1_000;

/**
 * A mailbox for everything the site sends when there is no mail server: SMTP and a web page, this machine only. Its
 * program takes a quarter of the memory of the whole site, so it is loaded when the first mail or reader comes.
 */
export async function startMailInbox({ dataDir, smtpPort, uiPort }: Options): Promise<MailInbox> {
  let inbox: Promise<RunningInbox> | undefined;
  const running = () => (inbox ??= runInbox(path.join(dataDir, 'mail')));
  const listeners = [
    await onFirstConnection(smtpPort, async () => ({ host: HOST, port: (await running()).smtp })),
  ];
  try {
    listeners.push(
      await onFirstConnection(uiPort, async () => ({ host: HOST, port: (await running()).web })),
    );
  } catch (error) {
    await listeners[0]?.close();
    throw error;
  }
  return {
    async stop() {
      for (const listener of listeners) await listener.close();
      await (await inbox?.catch(() => undefined))?.mailDev.stop();
    },
  };
}

type RunningInbox = { mailDev: MailDev; smtp: number; web: number };

async function runInbox(mailDirectory: string): Promise<RunningInbox> {
  const { MailDev } = await import('maildev');
  const [smtp, web] = await freePorts();
  const mailDev = new MailDev({
    smtp,
    ip: HOST,
    web,
    webIp: HOST,
    mailDirectory,
    maxEmails: MESSAGES_MAX,
    silent: true,
  });
  await quietly(async () => {
    const { api } = await mailDev.start();
    if (api !== undefined) refuseForeignPages(api.server.server);
  });
  return { mailDev, smtp, web };
}

/** Two ports that nobody uses, held together so that they are not the same. */
async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, HOST), 'listening');
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

/** MailDev announces its address on the console even when it should be silent; we announce it in our own words. */
async function quietly(run: () => Promise<unknown>): Promise<void> {
  const { info } = console;
  console.info = () => undefined;
  try {
    await run();
  } finally {
    console.info = info;
  }
}
