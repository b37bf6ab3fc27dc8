import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { anyNumber } from '@collections/shared/statements';

import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';

import { bandsOf, conditionsOf, hasCondition, inCells, stepsWithin } from './listing-filters';
import { LISTING_ORDERS, type ListingColumn } from './listing-orders';
import { type AnyScope, inScope } from './listing-scope';

/** Where a part of a listing begins: after the gift with these keys. */
export type Place = Record<ListingColumn, SQL>;

/** The same keys as Postgres wrote them. */
export type WrittenPlace = Record<ListingColumn, string | null>;

/** The place of a gift, as an expression; null when it is not in the scope. */
export function placeIn(scope: AnyScope, gift: number): SQL {
  const keys = COLUMNS.map((column) => `'${column}', ${column}::text`);
  return sql`(
    select json_build_object(${sql.raw(keys.join(', '))}) from listing_entries
    where gift_id = ${gift} and ${inScope(scope)})`;
}

/** The place that Postgres has written. */
export function placeOf(written: WrittenPlace): Place {
  return placeFrom((column) => sql`${written[column]}::${sql.raw(TYPES[column])}`);
}

/** The ids that `find` yields from the place of a gift, as an expression; null when it is not in the scope. */
export function idsAfter(scope: AnyScope, gift: number, find: (place: Place) => SQL): SQL {
  return sql`(
    select array(${find(placeFrom((column) => sql.raw(`place.${column}`)))}) from (
      select ${sql.raw(COLUMNS.join(', '))} from listing_entries
      where gift_id = ${gift} and ${inScope(scope)}
    ) place)`;
}

function placeFrom(keyOf: (column: ListingColumn) => SQL): Place {
  // The border to Object.fromEntries, which forgets the names.
  return Object.fromEntries(COLUMNS.map((column) => [column, keyOf(column)])) as Place;
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
  /** Those of `combinationsIn`. */
  combinations: readonly number[];
};

const TYPES: Record<ListingColumn, string> = {
  name: 'text collate "pt-BR-x-icu"',
  popularity: 'bigint',
  created_at: 'timestamptz',
  price: 'numeric',
  rating: 'numeric',
  gift_id: 'integer',
};
// The border to Object.keys, which forgets the names.
const COLUMNS = Object.keys(TYPES) as ListingColumn[];

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

/** The steps of prices that can be walked in place of the whole scope; null where there is no index for that. */
export function walkableSteps(sort: SortKey, filters: ListingFilters): number[] | null {
  if (ANSWERED[sort].includes('min')) return null;
  const steps = stepsWithin(filters);
  return steps.length <= MERGED_STEPS ? steps : null;
}

/** The filters that a walk in this order has nothing to compare for: it begins and ends where they say. */
export function answeredBy(sort: SortKey, filters: ListingFilters): ListingFilters {
  const { min, max, rating } = filters;
  return { ...DEFAULT_FILTERS, ...(ANSWERED[sort].includes('min') && { min, max }), rating };
}

/**
 * Walks the index of the order, entry by entry, until the part is found: what it costs is how many entries the filters
 * refuse. They are stepped over within the index, however many these are. With a bound, looks at `most` entries, each of
 * them read and compared, and then yields less than there is. With `steps` it looks at the gifts of these steps of prices
 * alone (`walkableSteps`).
 */
export function walk(part: Part, most: number | null, steps: number[] | null = null): SQL {
  const { scope, sort, filters, start, size, combinations } = part;
  const order = orderOf(part);
  const names = steps === null ? comparedIn(sort) : steppedIn(sort);
  const isBounded = most !== null && hasCondition(filters, names);
  const compared = conditionsOf(filters, names, { price: 'filter_price', combinations });
  const within = conditionsOf(filters, ANSWERED[sort], { price: 'price', combinations });
  const columns = sql`gift_id, ${LISTING_ORDERS[sort].compared}`;
  const page = sql`limit ${anyNumber(size)} offset ${anyNumber(start)}`;
  // In their order each, so that Postgres merges them, and none further than it can be needed.
  const streams = (limit: SQL) =>
    (steps === null ? rangesOf(scope, sort, filters) : rangesOfSteps(scope, steps)).flatMap(
      (range) =>
        afterwards(part).map(
          (after) => sql`(
            select ${columns} ${isBounded ? columnsOf(names) : sql``} from listing_entries
            where ${range} ${within} and ${after} ${isBounded ? sql`` : compared}
            order by ${order} ${limit})`,
        ),
    );
  if (isBounded) {
    // The inner limit keeps the filters out of the walk.
    const limit = sql`limit ${anyNumber(Math.ceil(most))}`;
    return sql`
      select gift_id from (
        select * from (${sql.join(streams(limit), sql` union all `)}) e order by ${order} ${limit}
      ) walked
      where true ${compared} ${page}`;
  }
  const [only, ...others] = streams(page);
  if (only !== undefined && others.length === 0) return sql`select gift_id from ${only} e`;
  const merged = sql.join(streams(sql`limit ${anyNumber(start + size)}`), sql` union all `);
  return sql`select gift_id from (${merged}) e order by ${order} ${page}`;
}

/** The ranges of an index that have all gifts that a walk in this order may find. */
function rangesOf(scope: AnyScope, sort: SortKey, { rating }: ListingFilters): SQL[] {
  if (rating === null || sort === 'rating') return [inScope(scope)];
  return bandsOf(rating).map(
    (band) => sql`${inScope(scope)} and band = ${sql.raw(String(band))} and band > 0`,
  );
}

function rangesOfSteps(scope: AnyScope, steps: number[]): SQL[] {
  return steps.map((step) => sql`${inScope(scope)} and step = ${step}`);
}

/** Finds all that matches in the index of cells, and sorts it: for what is not much. */
export function gather(part: Part): SQL {
  const { scope, sort, filters, start, size, combinations } = part;
  const { compared } = LISTING_ORDERS[sort];
  return sql`
    select gift_id from (
      select gift_id, ${compared} from listing_entries
      where ${inScope(scope)} and ${inCells(filters, combinations)} offset 0
    ) matching
    where ${sql.join(afterwards(part), sql` or `)}
    order by ${orderOf(part)} limit ${anyNumber(size)} offset ${anyNumber(start)}`;
}

function comparedIn(sort: SortKey): (keyof ListingFilters)[] {
  const names = ['min', 'max', 'intentions'] as const;
  return names.filter((name) => !ANSWERED[sort].includes(name));
}

/** The same where steps of prices are walked, of which no rating is left out beforehand. */
function steppedIn(sort: SortKey): (keyof ListingFilters)[] {
  return sort === 'rating' ? comparedIn(sort) : [...comparedIn(sort), 'rating'];
}

/** The columns that these filters compare, each with a comma before it. */
function columnsOf(names: readonly (keyof ListingFilters)[]): SQL {
  const columns = new Set(names.map((name) => (isPrice(name) ? 'filter_price' : name)));
  return sql.raw([...columns].map((column) => `, ${column}`).join(''));
}

const isPrice = (name: keyof ListingFilters) => name === 'min' || name === 'max';

function orderOf({ sort, isFromEnd }: Part): SQL {
  const { forward, backward } = LISTING_ORDERS[sort];
  return isFromEnd ? backward : forward;
}

/** Before or after the ids of all gifts. */
const NO_ID = { ascending: sql.raw('0'), descending: sql.raw('2147483647') };

/**
 * What comes after a place, as conditions that exclude each other and are each a range of the index. Rows are compared as
 * one: by their first column alone, gifts that have the same there (none opened yet, the same price) would be stepped over
 * one by one. Those without a value come last, and follow all that have one.
 */
function afterwards({ sort, after }: Part): SQL[] {
  if (after === null) return [sql`true`];
  const { columns, isDescending, isNullable } = LISTING_ORDERS[sort];
  const further = sql.raw(isDescending ? '<' : '>');
  const place = sql.join(
    columns.map((column) => after[column]),
    sql`, `,
  );
  const range = sql`(${sql.raw(columns.join(', '))}) ${further} (${place})`;
  const [first] = columns;
  if (!isNullable || first === undefined) return [range];
  const ofNone = isDescending ? NO_ID.descending : NO_ID.ascending;
  const id = sql`case when ${after[first]} is null then ${after.gift_id} else ${ofNone} end`;
  return [range, sql`${sql.raw(first)} is null and gift_id ${further} ${id}`];
}
