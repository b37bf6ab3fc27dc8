import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftDetail, GiftSummary } from '@/domain/gift';
import { INTENTIONS } from '@/domain/intentions';
import { RELATED_CANDIDATES } from '@/domain/ceilings/reads';
import { RELATED_GIFTS } from '@/domain/limits';
import type { TaxonomyLink } from '@/domain/gift';
import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead, tagged, taggedByGifts } from './cached';
import {
  type GiftSummaryRow,
  readGiftSummaries,
  selectGiftSummaries,
  toGiftSummary,
} from './gift-rows';
import { LISTING_ORDERS } from './listing-orders';
import { statement } from './statement';

type GiftDetailRow = GiftSummaryRow & {
  description_html: string | null;
  created_at: Date;
  intentions: string[] | null;
  categories: TaxonomyLink[] | null;
  occasions: TaxonomyLink[] | null;
};

const ONLY_ONE = sql`select ${sql.placeholder('id')}::integer as gift_id, 1 as position`;

const readDetail = statement<GiftDetailRow>(
  'gift-detail',
  selectGiftSummaries(
    ONLY_ONE,
    sql`, g.description_html, g.created_at,
      (select json_agg(i.value order by i."order") from gifts_intentions i where i.parent_id = g.id) as intentions,
      (select json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) order by r."order")
        from gifts_rels r join categories c on c.id = r.categories_id
        where r.parent_id = g.id and r.path = 'categories') as categories,
      (select json_agg(json_build_object('id', o.id, 'name', o.name, 'slug', o.slug) order by r."order")
        from gifts_rels r join occasions o on o.id = r.occasions_id
        where r.parent_id = g.id and r.path = 'occasions') as occasions`,
  ),
);

/** One published gift with everything its page shows, or null (also for a draft). */
export const getGift = cachedRead('getGift', async (id: number): Promise<GiftDetail | null> => {
  cached('published', cacheTags.gift(id), cacheTags.giftPage(id), cacheTags.giftOwn(id));

  const [row] = await readDetail({ id });
  if (row === undefined) return null;
  const categories = row.categories ?? [];
  const occasions = row.occasions ?? [];
  tagged(
    ...categories.map((category) => cacheTags.termLink('category', category.id)),
    ...occasions.map((occasion) => cacheTags.termLink('occasion', occasion.id)),
  );
  return {
    ...toGiftSummary(row),
    descriptionHtml: row.description_html ?? '',
    createdAt: row.created_at.toISOString(),
    intentions: INTENTIONS.map(({ value }) => value).filter((value) =>
      row.intentions?.includes(value),
    ),
    categories,
    occasions,
  };
});

const readSummary = statement<GiftSummaryRow>('gift-summary', selectGiftSummaries(ONLY_ONE));

/** The same as far as a card shows it, for what is not its page. */
export const getGiftSummary = cachedRead(
  'getGiftSummary',
  async (id: number): Promise<GiftSummary | null> => {
    cached('published', cacheTags.gift(id));
    const [row] = await readSummary({ id });
    return row === undefined ? null : toGiftSummary(row);
  },
);

/** The newest gifts, the newest first; at most `NEWEST_FIRST`. */
export const listNewestGifts = cachedRead(
  'listNewestGifts',
  async (limit: number): Promise<GiftSummary[]> => {
    cached('published', cacheTags.newest);
    const gifts = await readGiftSummaries(top(LISTING_ORDERS.newest.forward, limit));
    taggedByGifts(gifts);
    return gifts;
  },
);

/**
 * The gifts opened most often, the newer first of those that were opened as often; at most `POPULAR_FIRST`. Made again
 * every 5 minutes, since opening one announces nothing.
 */
export const listMostViewedGifts = cachedRead(
  'listMostViewedGifts',
  async (limit: number): Promise<GiftSummary[]> => {
    cached('popular', cacheTags.popular);
    const gifts = await readGiftSummaries(top(LISTING_ORDERS.popularity.forward, limit));
    taggedByGifts(gifts);
    return gifts;
  },
);

const readRelated = statement<GiftSummaryRow>(
  'related-gifts',
  // A bounded look at the most popular of each shared scope: the cost does not grow with the catalogue.
  selectGiftSummaries(sql`
    with mine as materialized (
      select scope_kind, scope_id from listing_entries
      where gift_id = ${sql.placeholder('id')} and scope_kind in (1, 2)
    ), near as (
      select distinct e.gift_id, e.popularity, e.created_at from mine
      cross join lateral (
        select e.gift_id, e.popularity, e.created_at from listing_entries e
        where e.scope_kind = mine.scope_kind and e.scope_id = mine.scope_id
          and e.gift_id <> ${sql.placeholder('id')}
        order by e.popularity desc, e.created_at desc, e.gift_id desc limit ${sql.raw(String(RELATED_CANDIDATES))}
      ) e
    )
    select near.gift_id, row_number() over (
      order by (
        select count(*) from mine
        join listing_entries theirs using (scope_kind, scope_id) where theirs.gift_id = near.gift_id
      ) desc, near.popularity desc, near.created_at desc, near.gift_id desc
    ) as position
    from near
    order by position limit ${RELATED_GIFTS}
  `),
);

/**
 * Up to 4 other gifts that share a category or an occasion with this one, those that share most first, then the most
 * popular. Of each category and occasion the `RELATED_CANDIDATES` most popular are compared. Suggestions: they are chosen anew when this gift or one of them changes, not when another becomes more popular or joins a category.
 */
export const listRelatedGifts = cachedRead(
  'listRelatedGifts',
  async (id: number): Promise<GiftSummary[]> => {
    cached('published', cacheTags.giftPage(id));
    const gifts = (await readRelated({ id })).map(toGiftSummary);
    taggedByGifts(gifts);
    return gifts;
  },
);

function top(order: SQL, limit: number): SQL {
  return sql`
    select gift_id, row_number() over (order by ${order}) as position
    from (
      select * from listing_entries where scope_kind = 0 and scope_id = 0
      order by ${order} limit ${limit}
    ) t`;
}
