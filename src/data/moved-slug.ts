import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags, type TermKind } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';
import { database } from './payload';
import { TERM_COLLECTIONS, termTable } from './term-tables';

/** The slug that a category or occasion has now, given one that it used to have; null when nothing ever had it. */
export const getMovedSlug = cachedRead(
  'getMovedSlug',
  async (kind: TermKind, slug: string): Promise<string | null> => {
    cached('published', cacheTags.slugs(kind));
    const db = await database();
    const { rows } = await db.execute<{ slug: string }>(sql`
    select t.slug from slug_history h join ${termTable(kind)} t on t.id = h.term_id
    where h.kind = ${TERM_COLLECTIONS[kind]} and h.slug = ${slug}
  `);
    return rows[0]?.slug ?? null;
  },
);
