import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';

import { bandsOf, conditionsOf, hasCondition, inCells, stepsWithin } from './listing-filters';
import { LISTING_ORDERS, type ListingKey } from './listing-orders';
import { type AnyScope, inScope } from './listing-scope';

/** Where a part of a listing begins: after the gift with these keys (`gift_id` included), as Postgres wrote them. */
export type Place = Record<ListingKey['column'] | 'gift_id', string | null>;

type Key = Omit<ListingKey, 'column'> & { column: keyof Place };

/** The place of a gift, as an expression; null when it is not in the scope. */
export function placeIn(scope: AnyScope, gift: number): SQL {
  const keys = Object.keys(TYPES).map((column) => `'${column}', ${column}::text`);
  return sql`(
    select json_build_object(${sql.raw(keys.join(', '))}) from listing_entries
    where gift_id = ${gift} and ${inScope(scope)})`;
}

/** Some gifts of a listing, of those that filters leave, in its order or from its end. */
export type Part = {
  scope: AnyScope;
  sort: SortKey;
  filters: ListingFilters;
  /** Gifts to step over first, from whichever end it is read. */
  start: number;
  size: number;
  isFromEnd: boolean;
  after: Place | null;
};

/** What every order breaks ties by. */
const ID: Key = { column: 'gift_id', isDescending: false, isNullable: false };

/** Filters that the index of the order has answered already when its entries are walked. */
const ANSWERED: Record<SortKey, readonly (keyof ListingFilters)[]> = {
  az: [],
  za: [],
  popularity: [],
  newest: [],
  'price-low': ['min', 'max'],
  'price-high': ['min', 'max'],
  rating: ['rating'],
};

/** Whether filters are left that each entry of a walk has to be compared with, besides the bands of the rating. */
export function isWalkFiltered({ sort, filters }: Pick<Part, 'sort' | 'filters'>): boolean {
  return hasCondition(filters, comparedIn(sort));
}

/** Steps of prices that are walked at the same time: Postgres plans each of them. */
const MERGED_STEPS = 16;

/** The steps of prices that can be walked in place of all gifts; null where there is no index for that. */
export function walkableSteps({ scope, sort, filters, after }: Part): number[] | null {
  if (scope.kind !== 'all' || after !== null || ANSWERED[sort].includes('min')) return null;
  const steps = stepsWithin(filters);
  return steps.length <= MERGED_STEPS ? steps : null;
}

/** The filters that a walk in this order has nothing to compare for: it begins and ends where they say. */
export function answeredBy(sort: SortKey, filters: ListingFilters): ListingFilters {
  const { min, max, rating } = filters;
  return { ...DEFAULT_FILTERS, ...(ANSWERED[sort].includes('min') && { min, max }), rating };
}

/** The least limit of a walk. */
const LEAST_LIMIT = 8;

/**
 * The least power of two that is not below `count`. A limit of entries is a part of the text, as a plan for any values must
 * know it; rounded up there are few texts.
 */
function roundedUp(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(count, LEAST_LIMIT)));
}

/**
 * Walks the index of the order, entry by entry, until the part is found: what it costs is how many entries the filters
 * refuse. Looks at `most` entries, or up to twice as many, and then yields less than there is; null is no bound. With
 * `steps` it looks at the gifts of these steps of prices alone (`walkableSteps`).
 */
export function walk(part: Part, most: number | null, steps: number[] | null = null): SQL {
  const { scope, sort, filters, start, size } = part;
  const order = orderOf(part);
  const { columns } = LISTING_ORDERS[sort];
  const names = steps === null ? comparedIn(sort) : steppedIn(sort);
  const answered = conditionsOf(filters, ANSWERED[sort]);
  const isFiltered = hasCondition(filters, names);
  const needed = isFiltered ? most : start + size;
  const limit = needed === null ? null : sql.raw(String(roundedUp(needed)));
  // In their order each, so that Postgres merges them, and none further than it can be needed.
  const streams = (steps === null ? rangesOf(scope, sort, filters) : rangesOfSteps(steps)).flatMap(
    (range) =>
      afterwards(part).map(
        (after) => sql`(
        select gift_id, ${columns} ${columnsOf(sort, names)} from listing_entries
        where ${range} ${answered} and ${after}
        order by ${order} ${limit === null ? sql`` : sql`limit ${limit}`})`,
      ),
  );
  const entries = sql.join(streams, sql` union all `);
  if (!isFiltered) {
    return sql`select gift_id from (${entries}) e order by ${order} limit ${size} offset ${start}`;
  }
  // The inner limit, or an offset of nothing, keeps the filters out of the walk: with them inside, Postgres may find it
  // cheaper to collect everything that matches and to sort that.
  const bound = limit === null ? sql`offset 0` : sql`limit ${limit}`;
  return sql`
    select gift_id from (
      select * from (${entries}) e order by ${order} ${bound}
    ) walked
    where true ${conditionsOf(filters, names)}
    limit ${size} offset ${start}`;
}

/** The ranges of an index that have all gifts that a walk in this order may find. */
function rangesOf(scope: AnyScope, sort: SortKey, { rating }: ListingFilters): SQL[] {
  if (rating === null || sort === 'rating') return [inScope(scope)];
  return bandsOf(rating).map(
    (band) => sql`${inScope(scope)} and band = ${sql.raw(String(band))} and band > 0`,
  );
}

function rangesOfSteps(steps: number[]): SQL[] {
  return steps.map((step) => sql`scope_kind = 0 and listing_step(price) = ${step}`);
}

/** Finds all that matches in the index of cells, and sorts it: for what is not much. */
export function gather(part: Part): SQL {
  const { scope, sort, filters, start, size } = part;
  const { columns } = LISTING_ORDERS[sort];
  return sql`
    select gift_id from (
      select gift_id, ${columns} from listing_entries
      where ${inScope(scope)} and ${inCells(filters)} offset 0
    ) matching
    where ${sql.join(afterwards(part), sql` or `)}
    order by ${orderOf(part)} limit ${size} offset ${start}`;
}

function comparedIn(sort: SortKey): (keyof ListingFilters)[] {
  const names = ['min', 'max', 'intentions'] as const;
  return names.filter((name) => !ANSWERED[sort].includes(name));
}

/** The same where steps of prices are walked, of which no rating is left out beforehand. */
function steppedIn(sort: SortKey): (keyof ListingFilters)[] {
  return sort === 'rating' ? comparedIn(sort) : [...comparedIn(sort), 'rating'];
}

/** The columns that these filters compare, each with a comma before it, but for those of the order. */
function columnsOf(sort: SortKey, names: readonly (keyof ListingFilters)[]): SQL {
  const columns = new Set(names.map((name) => (name === 'min' || name === 'max' ? 'price' : name)));
  for (const { column } of LISTING_ORDERS[sort].keys) columns.delete(column as 'price');
  return sql.raw([...columns].map((column) => `, ${column}`).join(''));
}

function orderOf({ sort, isFromEnd }: Part): SQL {
  const { forward, backward } = LISTING_ORDERS[sort];
  return isFromEnd ? backward : forward;
}

/**
 * What comes after a place, as conditions that exclude each other and are each a range of the index: equal up to one key,
 * and beyond it there. One condition for all of them would be looked up by its first key alone, and gifts with the same
 * first key (none opened yet, the same price) would be stepped over one by one.
 */
function afterwards({ sort, after }: Part): SQL[] {
  if (after === null) return [sql`true`];
  const keys = [...LISTING_ORDERS[sort].keys, ID];
  return keys.flatMap((key, index) => {
    const same = keys.slice(0, index).map((before) => equal(before, after));
    return beyond(key, after).map((condition) => sql.join([...same, condition], sql` and `));
  });
}

const TYPES: Record<keyof Place, string> = {
  name: 'text collate "pt-BR-x-icu"',
  popularity: 'bigint',
  created_at: 'timestamptz',
  price: 'numeric',
  rating: 'numeric',
  gift_id: 'integer',
};
const named = (column: keyof Place) => sql.raw(column);
const typed = (column: keyof Place, value: string) => sql`${value}::${sql.raw(TYPES[column])}`;

function equal({ column }: Key, place: Place): SQL {
  const value = place[column];
  return value === null
    ? sql`${named(column)} is null`
    : sql`${named(column)} = ${typed(column, value)}`;
}

function beyond({ column, isDescending, isNullable }: Key, place: Place): SQL[] {
  const value = place[column];
  if (value === null) return [];
  const sign = sql.raw(isDescending ? '<' : '>');
  const further = sql`${named(column)} ${sign} ${typed(column, value)}`;
  return isNullable ? [further, sql`${named(column)} is null`] : [further];
}
