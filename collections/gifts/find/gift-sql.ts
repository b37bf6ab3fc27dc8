import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { PRICE_STEP } from '@/domain/limits';
import { ALL_STEPS, CELLS_OF_INTENTIONS, LAST_STEP } from '@/domain/listing-table';
import { SCOPE_KINDS } from '@/lib/cache-tags';

import { type GiftOrder, ORDERS } from './gift-order';
import { type Bound, type GiftQuestion, SORT_COLUMNS, type Term } from './gift-question';

/** Entries of one scope, and what else is asked of them. */
export type GiftEntries = {
  scope: SQL;
  /** Which gift it has to be, where the question names one. */
  gift: SQL[];
  bounds: Bound[];
  /** What no column of the entry answers in a range: other terms, intentions. */
  others: SQL[];
  masks: number[];
  isOneScope: boolean;
  /** Several scopes of which a gift has one, where nothing else is asked. */
  union: SQL | null;
};

export type Slice = { order: GiftOrder; limit: number; offset: number };

/** A question as `listing_entries` is asked it: its first term of one value, else its only intention, is the scope. */
export function entriesOf({ terms, intentions, bounds, slugs }: GiftQuestion): GiftEntries {
  const first = terms.find(({ values }) => values.length === 1);
  const otherTerms = terms.filter((term) => term !== first);
  const [mask, ...others] = intentions;
  const isIntention = first === undefined && mask !== undefined && isOneBit(mask);
  const masks = isIntention ? others : intentions;
  const isAlone = [intentions, bounds, slugs].every(({ length }) => length === 0);
  const isUnion = first === undefined && otherTerms.length === 1 && isAlone;
  return {
    scope: isIntention
      ? sql`scope_kind = ${SCOPE_KINDS.intention} and scope_id = ${Math.log2(mask) + 1}`
      : scopeOf(first),
    gift: slugs.map((slug) => sql`gift_id = (select id from gifts where slug = ${slug})`),
    bounds,
    others: [
      ...otherTerms.map(
        (term) => sql`exists (
          select from listing_entries other where other.gift_id = e.gift_id and ${scopeOf(term)})`,
      ),
      ...masks.map((wanted) => sql`e.intentions & ${wanted}::smallint <> 0`),
    ],
    masks,
    isOneScope: otherTerms.length === 0,
    union: isUnion ? scopeOf(otherTerms[0]) : null,
  };
}

function isOneBit(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

function scopeOf(term: Term | undefined): SQL {
  if (term === undefined) return sql`scope_kind = ${SCOPE_KINDS.all} and scope_id = 0`;
  const table = term.kind === 'category' ? sql`categories` : sql`occasions`;
  const values = term.values.map((value) =>
    term.by === 'id'
      ? sql`${value}::integer`
      : sql`(select id from ${table} where slug = ${value})`,
  );
  // Of one value an equation: only so is the index of an order read in its order.
  const [only, ...others] = values;
  const scope =
    others.length === 0 ? sql`scope_id = ${only}` : sql`scope_id in (${sql.join(values, sql`, `)})`;
  return sql`scope_kind = ${SCOPE_KINDS[term.kind]} and ${scope}`;
}

/** Whether the index of the order answers all that is asked: a page then costs what it and those before it have. */
export function isAnsweredBy({ gift, bounds, others }: GiftEntries, { field }: GiftOrder): boolean {
  return gift.length > 0 || (others.length === 0 && bounds.every((bound) => bound.field === field));
}

/**
 * Walks the index of the order until the page is found: costs as many entries as the conditions refuse before that. Looks at
 * `most` entries where there are conditions beside the order, and then yields less than there is.
 */
export function walk(
  { scope, gift, bounds, others }: GiftEntries,
  slice: Slice,
  most: number,
): SQL {
  const { field } = slice.order;
  const within = bounds.filter((bound) => bound.field === field);
  const compared = bounds.filter((bound) => bound.field !== field);
  // The inner limit keeps the conditions out of the walk: with them inside, Postgres may rather collect all that match.
  const isFenced = compared.length > 0 || others.length > 0;
  const entries = sql`
    select e.* from listing_entries e where ${allOf([scope, ...gift, ...within.map(boundOf)])}
    order by ${orderBy(slice.order)}`;
  if (!isFenced) return sql`${entries} limit ${slice.limit} offset ${slice.offset}`;
  // The order is said again: what other terms ask may be answered by a join that does not keep it.
  return sql`
    select e.* from (${entries} limit ${most}) e where ${allOf([...compared.map(boundOf), ...others])}
    order by ${orderBy(slice.order)} limit ${slice.limit} offset ${slice.offset}`;
}

/** Collects all that match and sorts it: for what is not much. */
export function gather({ scope, gift, bounds, others }: GiftEntries, slice: Slice): SQL {
  return sql`
    select e.* from (
      select e.* from listing_entries e where ${allOf([scope, ...gift, ...bounds.map(boundOf), ...others])} offset 0
    ) e
    order by ${orderBy(slice.order)} limit ${slice.limit} offset ${slice.offset}`;
}

/** How many gifts match, as an expression. Of whole scopes, prices and intentions numbers are added up that are stored. */
export function countOf(entries: GiftEntries): SQL {
  const { scope, gift, bounds, others, masks, isOneScope, union } = entries;
  if (union !== null) {
    return sql`(select count(distinct gift_id) from listing_entries where ${union})`;
  }
  const isWhole = [gift, bounds, others].every(({ length }) => length === 0);
  if (isWhole) return totalOf(scope);
  const isCounted =
    isOneScope &&
    gift.length === 0 &&
    bounds.every(({ field, sign }) => field === 'price' && sign !== '=');
  if (isCounted) return sql`(${countByPrice(scope, bounds, masks)})`;
  return sql`(select count(*) from listing_entries e where ${allOf([scope, ...gift, ...bounds.map(boundOf), ...others])})`;
}

/** How many gifts the scope has. */
export function totalOf(scope: SQL): SQL {
  return sql`coalesce((select total from listing_totals where ${scope}), 0)`;
}

/** Whole steps of prices are added up, and only what the bounds cut off from theirs is counted. */
function countByPrice(scope: SQL, bounds: Bound[], masks: number[]): SQL {
  const cells = allOf([
    scope,
    ...masks.map((mask) => sql`(cell / ${CELLS_OF_INTENTIONS}) & ${mask} <> 0`),
  ]);
  const added = (steps: SQL) =>
    sql`select coalesce(sum(total), 0) from listing_counts where ${cells} and ${steps}`;
  if (bounds.length === 0) return added(sql`step = ${ALL_STEPS}`);
  const least = Math.max(-Infinity, ...valuesOf(bounds, '>'));
  const most = Math.min(Infinity, ...valuesOf(bounds, '<'));
  const first = least < 0 ? 0 : Math.min(LAST_STEP + 1, Math.ceil(least / PRICE_STEP) + 1);
  // A step includes its upper end, and the last one has none.
  const isExcluded = bounds.some(({ sign, value }) => sign === '<' && Number(value) === most);
  const end = isExcluded ? Math.ceil(most / PRICE_STEP) - 1 : Math.floor(most / PRICE_STEP);
  const last = most === Infinity ? LAST_STEP : Math.min(LAST_STEP - 1, end);
  const isWhole = first <= last;
  const [low, high] = [(first - 1) * PRICE_STEP, last * PRICE_STEP];
  const rests = isWhole
    ? [
        ...(least === -Infinity ? [] : [sql`price <= ${low}`]),
        ...(most === Infinity ? [] : [sql`price > ${high}`]),
      ]
    : [sql`true`];
  const counted = rests.map(
    (rest) =>
      sql`(select count(*) from listing_entries e where ${allOf([
        ...[scope, rest],
        ...bounds.map(boundOf),
        ...masks.map((mask) => sql`e.intentions & ${mask}::smallint <> 0`),
      ])})`,
  );
  const whole = isWhole ? [sql`(${added(sql`step between ${first} and ${last}`)})`] : [];
  return sql`select ${sql.join([...whole, ...counted, sql`0`], sql` + `)}`;
}

function valuesOf(bounds: Bound[], direction: '<' | '>'): number[] {
  return bounds.filter(({ sign }) => sign.startsWith(direction)).map(({ value }) => Number(value));
}

const TYPES: Record<Bound['field'], SQL> = {
  price: sql`numeric`,
  createdAt: sql`timestamptz`,
  updatedAt: sql`timestamptz`,
};

function boundOf({ field, sign, value }: Bound): SQL {
  return sql`e.${sql.raw(SORT_COLUMNS[field])} ${sql.raw(sign)} ${value}::${TYPES[field]}`;
}

function allOf(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` and `);
}

export function orderBy({ field, isDescending }: GiftOrder): SQL {
  const { ascending, descending } = ORDERS[field];
  return sql.raw(isDescending ? descending : ascending);
}
