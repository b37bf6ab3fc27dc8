import { randomInt } from 'node:crypto';

import type { TestApi } from '../../support/http';
import { sendQueuedMails } from '../../support/send-queued-mails';
import { createTestPayload, type SentMail, type TestPayload } from '../../support/test-payload';

export const OTHER_PASSWORD = 'Outra-Senha-2';

let people = 0;
export const newEmail = () => `gente-${(people += 1)}@example.com`;

/** A visitor with an address of their own, so that what one test counts is not in the way of another. */
export function visitor(api: TestApi) {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return {
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      api.request(`/users${path}`, {
        method: 'POST',
        body,
        headers: { 'x-mimoteca-client-address': address, ...headers },
      }),
    get: (path: string, headers: Record<string, string> = {}) =>
      api.request(`/users${path}`, { headers }),
  };
}

export const withToken = (token: string) => ({ authorization: `JWT ${token}` });

/** Sends what is queued, and answers what has arrived at an address, the newest last. */
export async function mailsTo(app: TestPayload, address: string): Promise<SentMail[]> {
  await sendQueuedMails();
  return app.outbox.filter(({ to }) => to === address);
}

/** The secret in the link of the newest mail to an address. */
export async function tokenMailedTo(app: TestPayload, address: string): Promise<string> {
  const mail = (await mailsTo(app, address)).at(-1);
  const [, token] = /\?token=([\w-]+)/.exec(mail?.html ?? '') ?? [];
  if (token === undefined) throw new Error(`no link was mailed to ${address}`);
  return token;
}

export { createTestPayload, type TestPayload };
