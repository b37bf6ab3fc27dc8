import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { FEED_GIFTS } from '@/domain/ceilings/reads';
import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead, tagged } from './cached';
import { database } from './payload';

export type FeedGift = {
  id: number;
  title: string;
  shortDescription: string;
  /** ISO 8601. */
  createdAt: string;
  /** Their names. */
  categories: string[];
};

/** The newest gifts as a feed tells of them, the newest first; one query. */
export const listFeedGifts = cachedRead('listFeedGifts', async (): Promise<FeedGift[]> => {
  cached('published', cacheTags.newest);
  const db = await database();
  const { rows } = await db.execute<{
    id: number;
    title: string;
    short_description: string;
    created_at: string;
    categories: { id: number; name: string }[];
  }>(sql`
    select g.id, g.title, g.short_description, g.created_at, coalesce((
      select json_agg(json_build_object('id', c.id, 'name', c.name) order by r."order")
      from gifts_rels r join categories c on c.id = r.categories_id
      where r.parent_id = g.id and r.path = 'categories'
    ), '[]') as categories
    from (
      select gift_id, created_at from listing_entries where scope_kind = 0 and scope_id = 0
      order by created_at desc, gift_id desc limit ${FEED_GIFTS}
    ) newest
    join gifts g on g.id = newest.gift_id and g._status = 'published'
    order by newest.created_at desc, g.id desc
  `);
  tagged(
    ...rows.flatMap(({ id, categories }) => [
      cacheTags.giftText(id),
      ...categories.map((category) => cacheTags.termLink('category', category.id)),
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    shortDescription: row.short_description,
    createdAt: new Date(row.created_at).toISOString(),
    categories: row.categories.map(({ name }) => name),
  }));
});
