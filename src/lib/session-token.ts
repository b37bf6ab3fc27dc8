import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { isRecord } from './is-record';

/** The format of Payload's tokens that is understood here. Another one is left to Payload. */
const HEADER = { alg: 'HS256', authVersion: 1, typ: 'JWT' };

export type SessionClaims = Readonly<{ id: number; sid: string }>;

/** What Payload signs with, made of the operator's secret. */
export function signingSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

/**
 * Whose session a token of ours names, when it is signed by us and has not expired; else null. Whether the session still
 * exists only the database knows.
 */
export function verifySession(token: string, secret: string): SessionClaims | null {
  const [header = '', body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const expected = createHmac('sha256', secret).update(`${header}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { alg, authVersion, typ } = parse(header);
  if (alg !== HEADER.alg || authVersion !== HEADER.authVersion || typ !== HEADER.typ) return null;
  const { id, sid, exp, nbf, collection } = parse(body);
  if (typeof exp !== 'number' || exp * 1_000 <= Date.now() || nbf !== undefined) return null;
  if (collection !== 'users' || typeof id !== 'number' || typeof sid !== 'string') return null;
  return { id, sid };
}

function parse(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return isRecord(value) ? value : {};
}
