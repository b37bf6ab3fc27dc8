import { createHmac } from 'node:crypto';

/** What the site of the journeys shares with its mail provider. */
export const MAIL_WEBHOOK_SECRET = `whsec_${Buffer.from('only the journeys know this secret').toString('base64')}`;

let notices = 0;

/** The headers by which a notice is the mail provider's (Standard Webhooks). */
export function signedNotice(body: string): Record<string, string> {
  const id = `msg_${String(Date.now())}_${String((notices += 1))}`;
  const at = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(MAIL_WEBHOOK_SECRET.slice('whsec_'.length), 'base64');
  const hash = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${hash}`,
  };
}
