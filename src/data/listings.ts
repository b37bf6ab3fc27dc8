import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary, Listing } from '@/domain/gift';
import { INTENTIONS, intentionFromSlug, type Intention } from '@/domain/intentions';
import { PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  type ListingQuery,
  type ListingScope,
} from '@/domain/listing';
import { LISTING_PAGE_SIZE } from '@/domain/limits';
import { DEFAULT_SORT, type SortKey } from '@/domain/sort';
import { cacheTags, SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { cached } from './cached';
import { readGiftSummaries } from './gift-rows';
import { database } from './payload';

/** Each is the order of one index of `listing_entries`; ties break by id (spec section 9). */
const ORDERS: Record<SortKey, SQL> = {
  az: sql`name, gift_id`,
  za: sql`name desc, gift_id`,
  popularity: sql`popularity desc, gift_id`,
  'price-low': sql`price, gift_id`,
  'price-high': sql`price desc nulls last, gift_id`,
  newest: sql`created_at desc, gift_id`,
  rating: sql`rating desc nulls last, gift_id`,
};

/** Gifts on a page that shows a whole scope. */
const LISTING_WHOLE_MAX = 300;

type Scope = { kind: ScopeKind; id: number };

/**
 * One page of a listing (spec sections 2, 5 and 9): 5 gifts, with the exact number of all that match. Null when the
 * category or occasion does not exist. Reads an index in its order, so a page costs the same in any catalogue.
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
export async function getListingPage(kind: ScopeKind, id: number, page: number): Promise<Listing> {
  'use cache';
  cached('published', cacheTags.listing(kind, id));
  return readListing({ kind, id }, { sort: DEFAULT_SORT, page, filters: DEFAULT_FILTERS });
}

/**
 * The gifts of a scope in the default order on one page, and how many there are. At most `LISTING_WHOLE_MAX` of them:
 * a page that grew with the catalogue would one day be too heavy to read.
 */
export async function getWholeListing(
  kind: ScopeKind,
  id: number,
): Promise<{ gifts: GiftSummary[]; total: number }> {
  'use cache';
  cached('published', cacheTags.listing(kind, id));
  const scope = { kind, id };
  const [gifts, total] = await Promise.all([
    readGiftSummaries(sql`
      select gift_id, row_number() over (order by ${ORDERS[DEFAULT_SORT]}) as position
      from (
        select * from listing_entries
        where scope_kind = ${SCOPE_KINDS[kind]} and scope_id = ${id}
        order by ${ORDERS[DEFAULT_SORT]} limit ${LISTING_WHOLE_MAX}
      ) w`),
    readTotal(scope),
  ]);
  return { gifts, total };
}

/** The number by which the database knows an intention. */
export function intentionId(intention: Intention): number {
  return INTENTIONS.findIndex(({ value }) => value === intention) + 1;
}

async function readListing(
  scope: Scope,
  { sort, page, filters }: Pick<ListingQuery, 'sort' | 'page' | 'filters'>,
): Promise<Listing> {
  const where = sql`scope_kind = ${SCOPE_KINDS[scope.kind]} and scope_id = ${scope.id} ${narrowing(filters)}`;
  const offset = (page - 1) * LISTING_PAGE_SIZE;
  const chosen = sql`
    select gift_id, row_number() over (order by ${ORDERS[sort]}) as position
    from (
      select * from listing_entries where ${where}
      order by ${ORDERS[sort]} limit ${LISTING_PAGE_SIZE} offset ${offset}
    ) p`;
  const [docs, total] = await Promise.all([
    readGiftSummaries(chosen),
    hasActiveFilters(filters) ? countMatching(where) : readTotal(scope),
  ]);
  return { docs, total, page, hasMore: offset + docs.length < total && docs.length > 0 };
}

/**
 * The ends of the price slider are open: at 0 and at 10.000 they mean "no limit", or a gift above 10.000 could never
 * be found by somebody who only set a minimum (docs/decisions/0004).
 */
function narrowing({ min, max, rating, intentions }: ListingFilters): SQL {
  const parts: SQL[] = [];
  if (min > PRICE_MIN) parts.push(sql`and price >= ${min}`);
  if (max < PRICE_MAX) parts.push(sql`and price <= ${max}`);
  if (rating != null) parts.push(sql`and rating >= ${rating}`);
  if (intentions.length > 0) {
    const mask = intentions.reduce(
      (bits, intention) => bits | (1 << (intentionId(intention) - 1)),
      0,
    );
    parts.push(sql`and intentions & ${mask}::smallint <> 0`);
  }
  return sql.join(parts, sql` `);
}

async function countMatching(where: SQL): Promise<number> {
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from listing_entries where ${where}`,
  );
  return rows[0]?.total ?? 0;
}

async function readTotal({ kind, id }: Scope): Promise<number> {
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(sql`
    select total from listing_totals where scope_kind = ${SCOPE_KINDS[kind]} and scope_id = ${id}
  `);
  return rows[0]?.total ?? 0;
}

async function resolveScope(scope: ListingScope): Promise<Scope | null> {
  if (scope.kind === 'all') return { kind: 'all', id: 0 };
  if (scope.kind === 'intention') {
    const intention = intentionFromSlug(scope.slug);
    return intention == null ? null : { kind: 'intention', id: intentionId(intention) };
  }
  const db = await database();
  const table = scope.kind === 'category' ? sql`categories` : sql`occasions`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${table} where slug = ${scope.slug}`,
  );
  const id = rows[0]?.id;
  return id == null ? null : { kind: scope.kind, id };
}
