import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags, SCOPE_KINDS, type TermKind } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';
import { readTotal } from './listing-scope';
import { database } from './payload';

/** The number of published gifts of each category or occasion, by its id; those without any are left out. */
export const getGiftCounts = cachedRead(
  'getGiftCounts',
  async (kind: TermKind): Promise<Record<number, number>> => {
    cached('published', cacheTags.counts(kind));
    const db = await database();
    const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select scope_id as id, total from listing_totals where scope_kind = ${SCOPE_KINDS[kind]}
  `);
    return Object.fromEntries(rows.map(({ id, total }) => [id, total]));
  },
);

/** The number of one of them, for what shows no other. */
export const getGiftCount = cachedRead(
  'getGiftCount',
  async (kind: TermKind, id: number): Promise<number> => {
    cached('published', cacheTags.count(kind, id));
    return readTotal({ kind, id });
  },
);
