import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 5 * 60;
/** Of secrets under rotation: a sender signs with each that holds. */
const SIGNATURES_MAX = 10;
const ID = /^[\w.:-]{1,200}$/;

/**
 * The id of a message that who knows the secret has signed within the last five minutes (Standard Webhooks, symmetric scheme
 * v1), or null. `body` as it was received.
 */
export function signedId(headers: Headers, body: string, secret: string): string | null {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const given = headers.get('webhook-signature') ?? '';
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = given
    .split(' ', SIGNATURES_MAX)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  return isSigned ? id : null;
}
