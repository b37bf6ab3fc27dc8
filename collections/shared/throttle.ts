import type { Payload } from 'payload';

import type { RateLimit } from '@/domain/limits';
import { type Counted, isOver, limitHeaders } from '@/domain/rate-limit';
import { messages } from '@/messages';

import { limitKey } from './limit-key';
import { Refusal } from './refusal';
import { throttlePool } from './throttle-pool';

export type Asked = Readonly<{ limit: RateLimit; subject: string }>;

/**
 * Counts one act against each of these limits, in one statement that commits by itself, and clears away a few windows
 * that are over. A window begins with its first act and ends after the limit's period.
 */
export async function count(payload: Payload, asked: readonly Asked[]): Promise<Counted[]> {
  const keys = asked.map(({ limit, subject }) => limitKey(payload, limit, subject));
  const { rows } = await throttlePool(payload).query<{
    key: string;
    hits: number;
    seconds: number;
  }>({
    name: 'mimoteca-throttle',
    text: `
      with cleared as (
        delete from rate_limits where key in (
          select key from rate_limits
          where expires_at < clock_timestamp() and key <> all ($1::text[])
          limit 10 for update skip locked
        )
      )
      insert into rate_limits as r (key, hits, expires_at)
      select key, 1, clock_timestamp() + make_interval(secs => seconds)
      from unnest($1::text[], $2::float8[]) as asked (key, seconds) order by key
      on conflict (key) do update set
        hits = case when r.expires_at <= clock_timestamp() then 1 else r.hits + 1 end,
        expires_at = case
          when r.expires_at <= clock_timestamp() then excluded.expires_at else r.expires_at
        end
      returning key, hits,
        ceil(extract(epoch from expires_at - clock_timestamp()))::integer as seconds`,
    values: [keys, asked.map(({ limit }) => limit.period / 1_000)],
  });
  return asked.map(({ limit }, index) => {
    const row = rows.find(({ key }) => key === keys[index]);
    if (row === undefined) throw new Error('a counter gave no answer');
    return { limit, hits: row.hits, seconds: Math.max(1, row.seconds) };
  });
}

/** The 429 when one of these is used up, or null. */
export function refusalOf(counted: readonly Counted[]): Refusal | null {
  const over = counted.filter(isOver);
  if (over.length === 0) return null;
  return new Refusal(429, messages.errors.api.tooManyRequests, {
    retryAfterSeconds: Math.max(...over.map(({ seconds }) => seconds)),
  });
}

/** The same as message and headers, for an answer that is not of the API. */
export function describeRefusal(
  counted: readonly Counted[],
): { message: string; headers: Record<string, string> } | null {
  const refusal = refusalOf(counted);
  if (refusal === null) return null;
  const headers = { ...limitHeaders(counted), 'Retry-After': String(refusal.retryAfterSeconds) };
  return { message: refusal.message, headers };
}
