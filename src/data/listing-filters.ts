import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { INTENTIONS } from '@/domain/intentions';
import { LISTING_COUNT_MAX, PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import type { ListingFilters } from '@/domain/listing';
import { RATING_OPTIONS } from '@/domain/rating';

import { inScope, intentionId, type Scope } from './listing-scope';
import { database } from './payload';

/** Bands of `listing_band`, the last of them the best: in how many of the minimum ratings a rating is included. */
const BANDS = Array.from({ length: RATING_OPTIONS.length + 1 }, (_, band) => band);
/** `listing_cell` of intentions and band. */
const CELLS_OF_INTENTIONS = 8;

/**
 * The conditions of each filter; null when it is not set. The ends of the price slider are open: at 0 and at 10.000 they
 * mean "no limit", or a gift above 10.000 could never be found by somebody who only set a minimum
 * (docs/decisions/0004).
 */
const CONDITIONS: Record<keyof ListingFilters, (filters: ListingFilters) => SQL | null> = {
  min: ({ min }) => (min > PRICE_MIN ? sql`price >= ${min}` : null),
  max: ({ max }) => (max < PRICE_MAX ? sql`price <= ${max}` : null),
  rating: ({ rating }) => (rating === null ? null : sql`rating >= ${rating}`),
  intentions: ({ intentions }) =>
    intentions.length === 0 ? null : sql`intentions & ${maskOf(intentions)}::smallint <> 0`,
};

/** What these filters ask of an entry, each with `and` before it. */
export function conditionsOf(
  filters: ListingFilters,
  names: readonly (keyof ListingFilters)[],
): SQL {
  const conditions = names
    .map((name) => CONDITIONS[name](filters))
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
  return names.some((name) => CONDITIONS[name](filters) !== null);
}

/** The bands that a minimum rating leaves. */
export function bandsOf(rating: number): number[] {
  const least = RATING_OPTIONS.filter(({ value }) => value <= rating).length;
  return BANDS.filter((band) => band >= least);
}

/**
 * The same filters as the index of cells finds them: every combination of intentions with one of the wanted, in every
 * band that the rating leaves, within the prices.
 */
export function inCells(filters: ListingFilters): SQL {
  const wanted = maskOf(filters.intentions);
  const bands = filters.rating === null ? BANDS : bandsOf(filters.rating);
  const combinations = Array.from({ length: 2 ** INTENTIONS.length }, (_, mask) => mask);
  const cells = combinations
    .filter((mask) => wanted === 0 || (mask & wanted) !== 0)
    .flatMap((mask) => bands.map((band) => mask * CELLS_OF_INTENTIONS + band));
  return sql`cell = any (${`{${cells.join(',')}}`}::smallint[]) ${conditionsOf(filters, ['min', 'max'])}`;
}

/** How many gifts of the scope the filters leave; one more than `LISTING_COUNT_MAX` when it is more than that. */
export async function countMatching(scope: Scope, filters: ListingFilters): Promise<number> {
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::integer as total from (
      select from listing_entries where ${inScope(scope)} and ${inCells(filters)} limit ${LISTING_COUNT_MAX + 1}
    ) matching`);
  return rows[0]?.total ?? 0;
}

function maskOf(intentions: ListingFilters['intentions']): number {
  return intentions.reduce((mask, one) => mask | (1 << (intentionId(one) - 1)), 0);
}
