import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import type { RateLimit } from '@/domain/limits';
import { messages } from '@/messages';

import { adapterOf } from './adapter-of';
import { limitKey } from './limit-key';
import { Refusal } from './refusal';
import { transactionOf } from './transaction';

type Database = Awaited<ReturnType<typeof transactionOf>>;
type Window = { hits: number; seconds: number };

// Each new window deletes a few that have ended, so that the table does not grow for ever.
const CLEARED_AT_ONCE = 10;

/** Counts one. A window begins with its first hit and again with the one that fills it: then it is a pause. */
async function hit(db: Database, key: string, { most, period }: RateLimit): Promise<Window> {
  const seconds = period / 1_000;
  const { rows } = await db.execute<Window>(sql`
    insert into rate_limits as r (key, hits, expires_at)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      hits = case when r.expires_at <= clock_timestamp() then 1 else r.hits + 1 end,
      expires_at = case
        when r.expires_at <= clock_timestamp() or r.hits + 1 = ${most}::integer then excluded.expires_at
        else r.expires_at
      end
    returning hits, ceil(extract(epoch from expires_at - clock_timestamp()))::integer as seconds
  `);
  const [window] = rows;
  if (window === undefined) throw new Error('a counter gave no answer');
  if (window.hits === 1) {
    await db.execute(sql`
      delete from rate_limits where key in (
        select key from rate_limits where expires_at < clock_timestamp()
        limit ${CLEARED_AT_ONCE} for update skip locked
      )
    `);
  }
  return window;
}

function tooMany(seconds: number, message: string = messages.errors.api.tooManyRequests): Refusal {
  return new Refusal(429, message, { retryAfterSeconds: Math.max(1, seconds) });
}

/**
 * Counts one act of `subject` and refuses with 429 when it is one too many. It stays counted whatever becomes of the
 * act: it is written outside of any transaction, so call it before one begins.
 */
export async function countOrRefuse(
  req: PayloadRequest,
  limit: RateLimit,
  subject: string,
  message?: string,
): Promise<void> {
  const window = await hit(
    adapterOf(req.payload).drizzle,
    limitKey(req.payload, limit, subject),
    limit,
  );
  if (window.hits > limit.most) throw tooMany(window.seconds, message);
}

/** Takes back one act that `countOrRefuse` has counted. */
export async function giveBack(
  req: PayloadRequest,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await adapterOf(req.payload).drizzle.execute(sql`
    update rate_limits set hits = hits - 1
    where key = ${limitKey(req.payload, limit, subject)} and hits > 0
  `);
}

/** Counts one in the open transaction, with which it stands or falls. */
export async function countFailure(
  req: PayloadRequest,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await hit(await transactionOf(req), limitKey(req.payload, limit, subject), limit);
}

/** Refuses with 429 when `subject` has used up the limit; counts nothing. Answers how often it has been counted. */
export async function refuseWhenFull(
  req: PayloadRequest,
  limit: RateLimit,
  subject: string,
  message?: string,
): Promise<number> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<Window>(sql`
    select hits, ceil(extract(epoch from expires_at - clock_timestamp()))::integer as seconds
    from rate_limits where key = ${limitKey(req.payload, limit, subject)} and expires_at > clock_timestamp()
  `);
  const { hits, seconds } = rows[0] ?? { hits: 0, seconds: 0 };
  if (hits >= limit.most) throw tooMany(seconds, message);
  return hits;
}

/** Resets the count. */
export async function clearHits(
  req: PayloadRequest,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(
    sql`delete from rate_limits where key = ${limitKey(req.payload, limit, subject)}`,
  );
}
