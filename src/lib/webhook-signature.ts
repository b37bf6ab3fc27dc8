import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const TOLERANCE_SECONDS = 5 * 60;
/** Of secrets under rotation: a sender signs with each that holds. */
const SIGNATURES_MAX = 10;
const ID = /^[\w.:-]{1,200}$/;

/** Messages as Standard Webhooks sign them, with the symmetric scheme v1: those that we receive and those that we send. */
type Message = { id: string; timestamp: string; body: string };

function signatureOf({ id, timestamp, body }: Message, secret: string): Buffer {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
}

/** A new secret, in the form that receivers' libraries expect. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * The headers of a message that is sent now, signed with each of the secrets: with two of them while one replaces the other.
 * `body` as it is sent.
 */
export function signedHeaders(
  { id, body }: Pick<Message, 'id' | 'body'>,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signatures = secrets.map(
    (secret) => `v1,${signatureOf({ id, timestamp, body }, secret).toString('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * The id of a message that who knows the secret has signed within the last five minutes, or null. `body` as it was received.
 */
export function signedId(headers: Headers, body: string, secret: string): string | null {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  const given = headers.get('webhook-signature') ?? '';
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(Date.now() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const expected = signatureOf({ id, timestamp, body }, secret);
  const isSigned = given
    .split(' ', SIGNATURES_MAX)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  return isSigned ? id : null;
}
