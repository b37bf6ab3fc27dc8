import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { TaxonomyEntry } from '@/domain/taxonomy';
import { cacheTags, SCOPE_KINDS, type TermKind } from '@/lib/cache-tags';

import { cached, cachedRead, tagged } from './cached';
import { PICTURE, toImage } from './media';
import { database } from './payload';
import { termTable } from './term-tables';

type FilledTerm = Pick<TaxonomyEntry, 'id' | 'name' | 'slug' | 'image' | 'giftCount'>;

/** The first categories or occasions by name that have a published gift. */
export const listFirstFilled = cachedRead(
  'listFirstFilled',
  async (kind: TermKind, limit: number): Promise<FilledTerm[]> => {
    cached('published', cacheTags.filled(kind));
    const filled = await readFilled(kind);
    const first = filled.slice(0, limit);
    tagged(
      // The name of any of them says which are the first.
      ...filled.map(({ id }) => cacheTags.termLink(kind, id)),
      ...first.flatMap(({ id }) => [cacheTags.termCard(kind, id), cacheTags.count(kind, id)]),
    );
    return first;
  },
);

/** The slugs of all that have a published gift. */
export const listFilledSlugs = cachedRead(
  'listFilledSlugs',
  async (kind: TermKind): Promise<string[]> => {
    cached('published', cacheTags.filled(kind), cacheTags.slugs(kind));
    return (await readFilled(kind)).map(({ slug }) => slug);
  },
);

/** All that have a published gift, by name; not cached by itself. */
export async function readFilled(kind: TermKind): Promise<FilledTerm[]> {
  const db = await database();
  const { rows } = await db.execute<
    Omit<FilledTerm, 'image'> & { image: Parameters<typeof toImage>[0] }
  >(sql`
    select t.id, t.name, t.slug, l.total as "giftCount", case when m.id is not null then ${PICTURE} end as image
    from listing_totals l join ${termTable(kind)} t on t.id = l.scope_id
    left join media m on m.id = t.image_id
    where l.scope_kind = ${SCOPE_KINDS[kind]} and l.total > 0
    order by t.name collate "pt-BR-x-icu", t.id
  `);
  return rows.map((row) => ({ ...row, image: toImage(row.image) }));
}
