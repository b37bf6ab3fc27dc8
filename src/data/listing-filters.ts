import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { anyValue } from '@collections/shared/statements';

import { INTENTIONS } from '@/domain/intentions';
import { LISTING_COUNT_MAX, PRICE_MAX, PRICE_MIN, PRICE_STEP } from '@/domain/limits';
import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import { ALL_STEPS, CELLS_OF_INTENTIONS, LAST_STEP } from '@/domain/listing-table';
import { RATING_OPTIONS } from '@/domain/rating';
import { shared } from '@/lib/shared';

import { type AnyScope, inScope, intentionId } from './listing-scope';

/** Bands of `listing_band`, the last of them the best: in how many of the minimum ratings a rating is included. */
const BANDS = Array.from({ length: RATING_OPTIONS.length + 1 }, (_, band) => band);

/** The columns of `listing_entries` that have the price: as keys of an order, and as what is compared along another one. */
type PriceColumn = 'price' | 'filter_price';
/** How little a range leaves is not planned for along another order, where an index is read in any case. */
const PRICE_VALUES: Record<PriceColumn, (value: number) => SQL> = {
  price: (value) => sql`${value}`,
  filter_price: (value) => anyValue(value, 'double precision'),
};

/** What the conditions of a part are made of besides its filters. */
type Known = {
  price: PriceColumn;
  /** As `combinationsIn` finds them. */
  combinations: readonly number[];
};

/**
 * The conditions of each filter; null when it is not set. The ends of the price slider are open: at 0 and at 10.000 they
 * mean "no limit", or a gift above 10.000 could never be found by somebody who only set a minimum
 * (docs/decisions/0004).
 */
const CONDITIONS: Record<
  keyof ListingFilters,
  (filters: ListingFilters, known: Known) => SQL | null
> = {
  // With one end there is the other too: of one text there is one plan.
  min: (filters, { price }) => {
    if (!hasPrice(filters)) return null;
    const least = filters.min > PRICE_MIN ? filters.min : -Infinity;
    return sql`${sql.raw(price)} >= ${PRICE_VALUES[price](least)}`;
  },
  max: (filters, { price }) => {
    if (!hasPrice(filters)) return null;
    const most = filters.max < PRICE_MAX ? filters.max : Infinity;
    return sql`${sql.raw(price)} <= ${PRICE_VALUES[price](most)}`;
  },
  rating: ({ rating }) => (rating === null ? null : sql`rating >= ${anyValue(rating, 'numeric')}`),
  intentions: ({ intentions }, { combinations }) =>
    intentions.length === 0
      ? null
      : sql`intentions = any (${anyValue(written(combinations), 'smallint[]')})`,
};

const hasPrice = ({ min, max }: ListingFilters) => min > PRICE_MIN || max < PRICE_MAX;

/** What these filters ask of an entry, each with `and` before it. */
export function conditionsOf(
  filters: ListingFilters,
  names: readonly (keyof ListingFilters)[],
  known: Known,
): SQL {
  const conditions = names
    .map((name) => CONDITIONS[name](filters, known))
    .filter((condition) => condition !== null);
  return sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  );
}

/** Whether any of these filters is set. */
export function hasCondition(
  filters: ListingFilters,
  names: readonly (keyof ListingFilters)[],
): boolean {
  const known: Known = { price: 'price', combinations: [] };
  return names.some((name) => CONDITIONS[name](filters, known) !== null);
}

/** The bands that a minimum rating leaves. */
export function bandsOf(rating: number): number[] {
  const least = RATING_OPTIONS.filter(({ value }) => value <= rating).length;
  return BANDS.filter((band) => band >= least);
}

/** The same filters as the index of cells finds them. */
export function inCells(filters: ListingFilters, combinations: readonly number[]): SQL {
  const cells =
    filters.intentions.length === 0
      ? ofCells(filters)
      : sql`cell = any (${written(cellsIn(combinations, filters.rating))}::smallint[])`;
  return sql`${cells} ${conditionsOf(filters, ['min', 'max'], { price: 'price', combinations })}`;
}

/**
 * The combinations of intentions with one of the wanted that gifts of the scope have, as an expression; none without such a
 * filter. What an entry is compared with is a list of them: of those that exist it takes half as long as of all 16.
 */
export function combinationsIn(scope: AnyScope, { intentions }: ListingFilters): SQL {
  const cells = intentions.length === 0 ? '{}' : cellsOf(bitsOf(intentions), null);
  return sql`array(
    select distinct cell / ${sql.raw(String(CELLS_OF_INTENTIONS))} from listing_counts
    where ${inScope(scope)} and cell = any (${anyValue(cells, 'smallint[]')}) and step = ${ALL_STEPS})`;
}

/** Every combination of intentions with one of the wanted, in every band that the rating leaves. */
function ofCells({ intentions, rating }: ListingFilters): SQL {
  return sql`cell = any (${cellsOf(bitsOf(intentions), rating)}::smallint[])`;
}

const known = shared('listing-cells', () => new Map<string, string>());

/** As Postgres writes a list of them. There are 160 such lists. */
function cellsOf(bits: number, rating: number | null): string {
  const key = `${bits}:${rating}`;
  const cells = known.get(key) ?? written(cellsIn(combinationsWith(bits), rating));
  known.set(key, cells);
  return cells;
}

/** These combinations of intentions, in every band that the rating leaves. */
function cellsIn(combinations: readonly number[], rating: number | null): number[] {
  const bands = rating === null ? BANDS : bandsOf(rating);
  return combinations.flatMap((mask) => bands.map((band) => mask * CELLS_OF_INTENTIONS + band));
}

/** Each combination of intentions with one of these bits. Without a bit, each of all. */
function combinationsWith(bits: number): number[] {
  const combinations = Array.from({ length: 2 ** INTENTIONS.length }, (_, mask) => mask);
  return combinations.filter((mask) => bits === 0 || (mask & bits) !== 0);
}

/** As Postgres writes a list. */
const written = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

function bitsOf(intentions: ListingFilters['intentions']): number {
  return intentions.reduce((bits, one) => bits | (1 << (intentionId(one) - 1)), 0);
}

/**
 * How many gifts of the scope the filters leave, as an expression; any number above `LISTING_COUNT_MAX` when it is more than
 * that. Whole steps of prices are added up, and only what a price cuts off from its step is counted.
 */
export function matchingIn(scope: AnyScope, filters: ListingFilters): SQL {
  const { steps, rests } = stepsOf(filters);
  const counts = rests.map(
    (rest) => sql`(
      select count(*) from (
        select from listing_entries where ${inScope(scope)} and ${ofCells(filters)} and ${rest}
        limit ${sql.raw(String(LISTING_COUNT_MAX + 1))}
      ) matching)`,
  );
  const exact = sql.join([sql`whole`, ...counts], sql` + `);
  return sql`(
    select (case when whole > ${sql.raw(String(LISTING_COUNT_MAX))} then whole else ${exact} end)::integer
    from (
      select coalesce(sum(total), 0) as whole from listing_counts
      where ${inScope(scope)} and ${ofCells(filters)} and ${steps}
    ) added)`;
}

/** How many gifts of the scope are in these steps of prices, as an expression. */
export function countOfSteps(scope: AnyScope, steps: number[]): SQL {
  const [first = 0, last = first] = [steps[0], steps.at(-1)];
  return sql`(
    select coalesce(sum(total), 0)::integer from listing_counts
    where ${inScope(scope)} and ${ofCells(DEFAULT_FILTERS)} and step between ${first} and ${last})`;
}

/** The steps of `listing_counts` that lie between the prices, and the ranges of prices that are left. */
function stepsOf({ min, max }: ListingFilters): { steps: SQL; rests: SQL[] } {
  const [hasMin, hasMax] = [min > PRICE_MIN, max < PRICE_MAX];
  if (!hasMin && !hasMax) return { steps: sql`step = ${ALL_STEPS}`, rests: [] };
  const first = hasMin ? Math.ceil(min / PRICE_STEP) + 1 : 0;
  const last = hasMax ? Math.floor(max / PRICE_STEP) : LAST_STEP;
  if (first > last) return { steps: sql`false`, rests: [sql`price >= ${min} and price <= ${max}`] };
  const rests: SQL[] = [];
  if (hasMin) rests.push(sql`price >= ${min} and price <= ${(first - 1) * PRICE_STEP}`);
  if (hasMax && last * PRICE_STEP < max) {
    rests.push(sql`price > ${last * PRICE_STEP} and price <= ${max}`);
  }
  return { steps: sql`step between ${first} and ${last}`, rests };
}

/** The steps of prices, one of which every gift has that the filters leave; -1 is that of gifts without a price. */
export function stepsWithin({ min, max }: ListingFilters): number[] {
  const first = min > PRICE_MIN ? Math.ceil(min / PRICE_STEP) : -1;
  const last = max < PRICE_MAX ? Math.ceil(max / PRICE_STEP) : LAST_STEP;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
