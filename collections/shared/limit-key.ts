import { createHmac } from 'node:crypto';

import type { Payload } from 'payload';

import type { RateLimit } from '@/domain/limits';

/** E-mail and network addresses are stored as a keyed hash, so that the table does not reveal them. */
export function limitKey(
  { secret }: Pick<Payload, 'secret'>,
  { name }: RateLimit,
  subject: string,
): string {
  return `${name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`;
}
