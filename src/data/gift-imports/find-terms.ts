import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { slugify } from '@/domain/slug';

/** The ids of categories and occasions by what cells call them. */
export type Terms = { categories: Map<string, number>; occasions: Map<string, number> };

type Asked = { categories: readonly string[]; occasions: readonly string[] };

/** Finds categories and occasions by slug, or else by their whole name. */
export async function findTerms(db: Database, asked: Asked): Promise<Terms> {
  const [categories, occasions] = await Promise.all([
    find(db, sql`categories`, asked.categories),
    find(db, sql`occasions`, asked.occasions),
  ]);
  return { categories, occasions };
}

async function find(
  db: Database,
  table: ReturnType<typeof sql>,
  texts: readonly string[],
): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map();
  const slugs = texts.map(slugify);
  const { rows } = await db.execute<{ id: number; slug: string; name: string }>(sql`
    select id, slug, name from ${table}
    where slug = any (${sql.param(slugs)}) or name = any (${sql.param([...texts])}) order by id
  `);
  return new Map(
    texts.flatMap((text): [string, number][] => {
      const found =
        rows.find(({ slug }) => slug === text) ??
        rows.find(({ name }) => name === text) ??
        rows.find(({ slug }) => slug === slugify(text));
      return found === undefined ? [] : [[text, found.id]];
    }),
  );
}
