import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags } from '@/lib/cache-tags';

import { cached } from './cached';
import { database } from './payload';

/** The slug that a category or occasion has now, given one that it used to have; null when nothing ever had it. */
export async function getMovedSlug(
  kind: 'categories' | 'occasions',
  slug: string,
): Promise<string | null> {
  'use cache';
  cached('published', cacheTags.catalogue);
  const db = await database();
  const table = kind === 'categories' ? sql`categories` : sql`occasions`;
  const { rows } = await db.execute<{ slug: string }>(sql`
    select t.slug from slug_history h join ${table} t on t.id = h.term_id
    where h.kind = ${kind} and h.slug = ${slug}
  `);
  return rows[0]?.slug ?? null;
}
