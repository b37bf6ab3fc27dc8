import type { PayloadRequest } from 'payload';

import type { RateLimit } from '@/domain/limits';
import { limitHeaders } from '@/domain/rate-limit';

import { clientAddressOf } from './client-address';
import type { Refusal } from './refusal';
import { type Asked, count, refusalOf } from './throttle';

export type Throttle = Readonly<{ client: RateLimit; account?: RateLimit }>;

/**
 * Counts one request against the client's limit and, for a user, the account's. Adds the headers of what is left.
 * Returns the refusal when it is one too many, or null.
 */
export async function throttleRequest(
  req: PayloadRequest,
  { client, account }: Throttle,
): Promise<Refusal | null> {
  const asked: Asked[] = [{ limit: client, subject: clientAddressOf(req) }];
  if (account !== undefined && req.user != null) {
    asked.push({ limit: account, subject: String(req.user.id) });
  }
  const counted = await count(req.payload, asked);
  req.responseHeaders ??= new Headers();
  for (const [name, value] of Object.entries(limitHeaders(counted))) {
    req.responseHeaders.set(name, value);
  }
  return refusalOf(counted);
}
