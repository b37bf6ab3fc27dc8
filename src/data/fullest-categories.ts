import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { TaxonomyLink } from '@/domain/gift';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached, cachedRead, tagged } from './cached';
import { database } from './payload';

/** The categories with the most published gifts, the fullest first, as links; none without gifts. */
export const listFullestCategories = cachedRead(
  'listFullestCategories',
  async (limit: number): Promise<TaxonomyLink[]> => {
    cached('published', cacheTags.counts('category'));
    const db = await database();
    const { rows } = await db.execute<TaxonomyLink>(sql`
    select c.id, c.name, c.slug from listing_totals t join categories c on c.id = t.scope_id
    where t.scope_kind = ${SCOPE_KINDS.category} and t.total > 0
    order by t.total desc, c.name collate "pt-BR-x-icu", c.id limit ${limit}
  `);
    tagged(...rows.map(({ id }) => cacheTags.termLink('category', id)));
    return rows;
  },
);
