import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { count } from '@collections/shared/throttle';
import { today } from '@/domain/dates';
import { FIGURES } from '@/domain/figures';
import { recordableTerm } from '@/domain/search-term';
import { EMPTY_SEARCHES_COUNTED } from '@/domain/throttles';
import { isOver } from '@/domain/rate-limit';
import { shared } from '@/lib/shared';

/** Terms that were looked for lately and not found. Results outlive this memory only in caches of some minutes. */
const MOST_REMEMBERED = 2_000;
const notFound = shared('searches-in-vain', () => new Set<string>());

/** Notes being written: beyond this many, further ones are dropped, and a search waits for none of them. */
const MOST_AT_ONCE = 4;
const notes = shared('search-notes', () => ({ writing: 0 }));

/** What a search has come to, as `searchGifts` learnt it. */
export function rememberOutcome(query: string, total: number): void {
  const term = recordableTerm(query);
  if (term === null) return;
  notFound.delete(term);
  if (total > 0) return;
  notFound.add(term);
  const [oldest] = notFound;
  if (notFound.size > MOST_REMEMBERED && oldest !== undefined) notFound.delete(oldest);
}

/**
 * Counts a client that searched in vain: once a day for each term, whatever it asks meanwhile. Only requests whose results
 * had to be made come here, at most one in five minutes for each term, so that the count is a lower bound of the people
 * who asked. Never rejects, and resolves when it is written.
 */
export async function countEmptySearch(query: string, client: string): Promise<void> {
  const term = recordableTerm(query);
  if (term === null || !notFound.has(term) || notes.writing >= MOST_AT_ONCE) return;
  notes.writing += 1;
  try {
    await write(term, client);
  } catch {
    // A figure is worth no failed search, and no line in the log for each of them while the database is away.
  } finally {
    notes.writing -= 1;
  }
}

async function write(term: string, client: string): Promise<void> {
  const payload = await getPayload({ config });
  const db = adapterOf(payload).drizzle;
  const day = today();
  // A new term finds its place first: only those of a bounded number leave rows behind.
  const { rowCount } = await db.execute(sql`
    with has_place as (
      insert into empty_searches (day, term)
      select ${day}::date, ${term}
      where (select count(*) from empty_searches where day = ${day}::date) < ${FIGURES.searchTermsPerDay}
      on conflict do nothing returning term
    )
    select from has_place
    union all select from empty_searches where day = ${day}::date and term = ${term}
  `);
  if (rowCount === 0) return;
  const subject = `${day} ${client} ${term}`;
  if ((await count(payload, [{ limit: EMPTY_SEARCHES_COUNTED, subject }])).some(isOver)) return;
  await db.execute(sql`
    update empty_searches set clients = clients + 1 where day = ${day}::date and term = ${term}
  `);
}
