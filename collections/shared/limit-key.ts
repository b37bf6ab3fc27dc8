import { createHmac } from 'node:crypto';

import type { Payload } from 'payload';

import type { RateLimit } from '@/domain/limits';

/** Addresses of people and machines are kept as a keyed hash: the table tells nobody who they are. */
export function limitKey(
  { secret }: Pick<Payload, 'secret'>,
  { name }: RateLimit,
  subject: string,
): string {
  return `${name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`;
}
