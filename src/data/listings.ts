import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary, Listing } from '@/domain/gift';
import { PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  type ListingQuery,
} from '@/domain/listing';
import { LISTING_PAGE_SIZE, LISTING_WHOLE_PAGES } from '@/domain/limits';
import { DEFAULT_SORT, type SortKey } from '@/domain/sort';
import { cacheTags, type ScopeKind } from '@/lib/cache-tags';

import { cached, cachedRead, taggedByGifts } from './cached';
import { readGiftSummaries } from './gift-rows';
import { LISTING_ORDERS } from './listing-orders';
import { inScope, intentionId, resolveScope, type Scope } from './listing-scope';
import { database } from './payload';

/** Gifts that a page of a whole scope begins with. */
const LISTING_WHOLE_FIRST = LISTING_WHOLE_PAGES * LISTING_PAGE_SIZE;

/** `size` gifts after the first `start`, counted from the first gift or from the last. */
type Part = { start: number; size: number; isFromEnd: boolean };

/**
 * One page of a listing: 5 gifts, with the exact number of all that match. Null when the
 * category or occasion does not exist. Reads an index in its order, from whichever end is nearer to the page.
 */
export async function getListing(query: ListingQuery): Promise<Listing | null> {
  const scope = await resolveScope(query.scope);
  return scope == null ? null : readListing(scope, query);
}

/** The first page in the default order, as the static pages carry it. */
export function getFirstListing(kind: ScopeKind, id: number): Promise<Listing> {
  return getListingPage(kind, id, 1);
}

/** Any page in the default order, for the static pages that lead on without JavaScript; empty beyond the last. */
export const getListingPage = cachedRead(
  'getListingPage',
  async (kind: ScopeKind, id: number, page: number): Promise<Listing> => {
    cached('published', cacheTags.listing(kind, id));
    const query = { sort: DEFAULT_SORT, page, filters: DEFAULT_FILTERS };
    const listing = await readListing({ kind, id }, query);
    taggedByGifts(listing.docs);
    return listing;
  },
);

/**
 * The first gifts of a scope in the default order, and how many there are: what a page that shows all of them begins
 * with. A page that grew with the catalogue would one day be too heavy to read.
 */
export const getWholeListing = cachedRead(
  'getWholeListing',
  async (kind: ScopeKind, id: number): Promise<{ gifts: GiftSummary[]; total: number }> => {
    cached('published', cacheTags.listing(kind, id));
    const scope: Scope = { kind, id };
    const page = { start: 0, size: LISTING_WHOLE_FIRST, isFromEnd: false };
    const [gifts, total] = await Promise.all([
      readGiftSummaries(giftsInOrder(inScope(scope), DEFAULT_SORT, page)),
      readTotal(scope),
    ]);
    taggedByGifts(gifts);
    return { gifts, total };
  },
);

async function readListing(
  scope: Scope,
  { sort, page, filters }: Pick<ListingQuery, 'sort' | 'page' | 'filters'>,
): Promise<Listing> {
  const where = sql`${inScope(scope)} ${filterSql(filters)}`;
  const offset = (page - 1) * LISTING_PAGE_SIZE;
  const counting = hasActiveFilters(filters) ? countMatching(where) : readTotal(scope);
  const read = (part: Part) => readGiftSummaries(giftsInOrder(where, sort, part));
  if (offset === 0) {
    const first = { start: 0, size: LISTING_PAGE_SIZE, isFromEnd: false };
    const [total, docs] = await Promise.all([counting, read(first)]);
    return { docs, total, page, hasMore: docs.length > 0 && docs.length < total };
  }
  // A far page is found by stepping over those before it, so it has to be known first which end is nearer.
  const total = await counting;
  const size = Math.min(LISTING_PAGE_SIZE, total - offset);
  if (size <= 0) return { docs: [], total, page, hasMore: false };
  const isFromEnd = offset > total / 2;
  const start = isFromEnd ? total - offset - size : offset;
  const docs = await read({ start, size, isFromEnd });
  return { docs, total, page, hasMore: docs.length > 0 && offset + docs.length < total };
}

/** Reads one index and nothing else until the gifts of the part are known. */
function giftsInOrder(where: SQL, sort: SortKey, { start, size, isFromEnd }: Part): SQL {
  const { columns, forward, backward } = LISTING_ORDERS[sort];
  return sql`
    select gift_id, row_number() over (order by ${forward}) as position
    from (
      select gift_id, ${columns} from listing_entries where ${where}
      order by ${isFromEnd ? backward : forward} limit ${size} offset ${start}
    ) part`;
}

/**
 * The condition of each filter; null when it is not set. The ends of the price slider are open: at 0 and at 10.000 they
 * mean "no limit", or a gift above 10.000 could never be found by somebody who only set a minimum
 * (docs/decisions/0004).
 */
const CONDITIONS: Record<keyof ListingFilters, (filters: ListingFilters) => SQL | null> = {
  min: ({ min }) => (min > PRICE_MIN ? sql`price >= ${min}` : null),
  max: ({ max }) => (max < PRICE_MAX ? sql`price <= ${max}` : null),
  rating: ({ rating }) => (rating === null ? null : sql`rating >= ${rating}`),
  intentions({ intentions }) {
    if (intentions.length === 0) return null;
    const mask = intentions.reduce((bits, one) => bits | (1 << (intentionId(one) - 1)), 0);
    return sql`intentions & ${mask}::smallint <> 0`;
  },
};

function filterSql(filters: ListingFilters): SQL {
  const conditions = Object.values(CONDITIONS)
    .map((condition) => condition(filters))
    .filter((condition) => condition !== null);
  return sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );
}

async function countMatching(where: SQL): Promise<number> {
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from listing_entries where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

async function readTotal(scope: Scope): Promise<number> {
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(
    sql`select total from listing_totals where ${inScope(scope)}`,
  );
  return rows[0]?.total ?? 0;
}
