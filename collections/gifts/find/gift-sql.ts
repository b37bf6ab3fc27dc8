import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { PRICE_STEP } from '@/domain/limits';
import { ALL_STEPS, CELLS_OF_INTENTIONS, LAST_STEP } from '@/domain/listing-table';
import { SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { anyNumber, anyValue } from '../../shared/statements';
import { type GiftOrder, ORDERS } from './gift-order';
import {
  type Bound,
  type GiftQuestion,
  type RangeField,
  SORT_COLUMNS,
  type Term,
} from './gift-question';

/** Entries of one scope, and what else is asked of them. */
export type GiftEntries = {
  scope: SQL;
  /** Which gift it has to be, where the question names one. */
  gift: SQL[];
  bounds: Bound[];
  /** What no column of the entry answers in a range. */
  otherTerms: Term[];
  masks: number[];
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
      ? scopeWith('intention', anyValue(Math.log2(mask) + 1, 'integer'))
      : scopeOf(first),
    gift: slugs.map((slug) => sql`gift_id = (select id from gifts where slug = ${slug})`),
    // In one order, however they were asked for: so they are one text.
    bounds: bounds.toSorted((a, b) => textOf(a).localeCompare(textOf(b))),
    otherTerms,
    masks,
    union: isUnion ? scopeOf(otherTerms[0]) : null,
  };
}

const textOf = ({ field, sign }: Bound) => `${field} ${sign}`;

function isOneBit(mask: number): boolean {
  return (mask & (mask - 1)) === 0;
}

function scopeOf(term: Term | undefined): SQL {
  // A plan may know this one: it has many times as many entries as any other.
  if (term === undefined) return sql.raw(`scope_kind = ${SCOPE_KINDS.all} and scope_id = 0`);
  const table = term.kind === 'category' ? sql`categories` : sql`occasions`;
  const [only, ...others] = term.values;
  // Of one value an equation: only so is the index of an order read in its order.
  if (only !== undefined && others.length === 0) {
    const id =
      term.by === 'id'
        ? anyValue(only, 'integer')
        : sql`(select id from ${table} where slug = ${only})`;
    return scopeWith(term.kind, id);
  }
  const ids =
    term.by === 'id'
      ? anyValue(term.values, 'integer[]')
      : sql`array(select id from ${table} where slug = any (${anyValue(term.values, 'text[]')}))`;
  return scopeWith(term.kind, sql`any (${ids})`);
}

function scopeWith(kind: ScopeKind, id: SQL): SQL {
  return sql`scope_kind = ${anyValue(SCOPE_KINDS[kind], 'smallint')} and scope_id = ${id}`;
}

/** What the range of an index does not answer, of each entry. */
function othersOf({ otherTerms, masks }: GiftEntries, existence: SQL = sql``): SQL[] {
  return [
    ...otherTerms.map(
      (term) => sql`exists (
        select from listing_entries other where other.gift_id = e.gift_id and ${scopeOf(term)} ${existence})`,
    ),
    ...maskedBy(masks),
  ];
}

function maskedBy(masks: number[]): SQL[] {
  return masks.map((wanted) => sql`e.intentions & ${wanted}::smallint <> 0`);
}

/** Whether the index of the order answers all that is asked: a page then costs what it and those before it have. */
export function isAnsweredBy(
  { gift, bounds, otherTerms, masks }: GiftEntries,
  { field }: GiftOrder,
): boolean {
  const isOrdered = bounds.every((bound) => bound.field === field);
  return gift.length > 0 || (otherTerms.length + masks.length === 0 && isOrdered);
}

/**
 * Walks the index of the order until the page is found: costs as many entries as the conditions refuse before that. Looks at
 * `most` entries where there are conditions beside the order, and then yields less than there is.
 */
export function walk(entries: GiftEntries, slice: Slice, most: number): SQL {
  const { scope, gift, bounds } = entries;
  const { field } = slice.order;
  const within = bounds.filter((bound) => bound.field === field);
  const compared = bounds.filter((bound) => bound.field !== field);
  // Without this a plan that does not know how few are walked would join all entries of the other scopes.
  const others = othersOf(entries, sql`offset 0`);
  const walked = sql`
    from listing_entries e where ${allOf([scope, ...gift, ...within.map(boundOf)])}
    order by ${orderBy(slice.order)}`;
  if (compared.length + others.length === 0) return sql`select gift_id ${walked} ${pageOf(slice)}`;
  // The inner limit keeps the conditions out of the walk: with them inside, Postgres may rather collect all that match.
  return sql`
    select gift_id from (select e.* ${walked} limit ${anyNumber(most)}) e
    where ${allOf([...compared.map(boundOf), ...others])}
    order by ${orderBy(slice.order)} ${pageOf(slice)}`;
}

/** Collects all that match and sorts it: for what is not much. */
export function gather(entries: GiftEntries, slice: Slice): SQL {
  return sql`
    select gift_id from (select e.* from listing_entries e where ${matches(entries)} offset 0) e
    order by ${orderBy(slice.order)} ${pageOf(slice)}`;
}

function pageOf({ limit, offset }: Slice): SQL {
  return sql`limit ${anyNumber(limit)} offset ${anyNumber(offset)}`;
}

function matches(entries: GiftEntries): SQL {
  const { scope, gift, bounds } = entries;
  return allOf([scope, ...gift, ...rangesOf(bounds).map(boundOf), ...othersOf(entries)]);
}

/** How many gifts match, as an expression. Of whole scopes, prices and intentions numbers are added up that are stored. */
export function countOf(entries: GiftEntries): SQL {
  const { scope, gift, bounds, otherTerms, masks, union } = entries;
  if (union !== null) {
    return sql`(select count(distinct gift_id) from listing_entries where ${union})`;
  }
  const isWhole = [gift, bounds, otherTerms, masks].every(({ length }) => length === 0);
  if (isWhole) return totalOf(scope);
  const isCounted =
    otherTerms.length + gift.length === 0 &&
    bounds.every(({ field, sign }) => field === 'price' && sign !== '=');
  if (isCounted) return sql`(${countByPrice(scope, bounds, masks)})`;
  return sql`(select count(*) from listing_entries e where ${matches(entries)})`;
}

/** How many gifts the scope has. */
export function totalOf(scope: SQL): SQL {
  return sql`coalesce((select total from listing_totals where ${scope}), 0)`;
}

/** Whole steps of prices are added up, and only what the bounds cut off from theirs is counted. */
function countByPrice(scope: SQL, bounds: Bound[], masks: number[]): SQL {
  const cells = allOf([
    scope,
    ...masks.map((mask) => sql`(cell / ${sql.raw(String(CELLS_OF_INTENTIONS))}) & ${mask} <> 0`),
  ]);
  const added = (steps: SQL) =>
    sql`select coalesce(sum(total), 0) from listing_counts where ${cells} and ${steps}`;
  if (bounds.length === 0) return added(sql.raw(`step = ${ALL_STEPS}`));
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
        ...(least === -Infinity ? [] : [sql`price <= ${anyValue(low, 'numeric')}`]),
        ...(most === Infinity ? [] : [sql`price > ${anyValue(high, 'numeric')}`]),
      ]
    : [sql`true`];
  const counted = rests.map(
    (rest) =>
      sql`(select count(*) from listing_entries e where ${allOf([
        ...[scope, rest],
        ...bounds.map(boundOf),
        ...maskedBy(masks),
      ])})`,
  );
  const whole = isWhole
    ? [
        sql`(${added(sql`step between ${anyValue(first, 'smallint')} and ${anyValue(last, 'smallint')}`)})`,
      ]
    : [];
  return sql`select ${sql.join([...whole, ...counted, sql`0`], sql` + `)}`;
}

function valuesOf(bounds: Bound[], direction: '<' | '>'): number[] {
  return bounds.filter(({ sign }) => sign.startsWith(direction)).map(({ value }) => Number(value));
}

/**
 * The bounds with both ends of each range: a plan that knows no values expects a third of all beyond one end, and would look
 * at all entries of an index that has more columns, but few between two.
 */
function rangesOf(bounds: Bound[]): Bound[] {
  const hasEnd = (field: RangeField, direction: '<' | '>') =>
    bounds.some(({ field: other, sign }) => other === field && sign.startsWith(direction));
  const open = RANGE_FIELDS.flatMap((field): Bound[] => {
    const [isFrom, isTo] = [hasEnd(field, '>'), hasEnd(field, '<')];
    if (isFrom === isTo) return [];
    return [
      isFrom ? { field, sign: '<=', value: 'infinity' } : { field, sign: '>=', value: '-infinity' },
    ];
  });
  return [...bounds, ...open];
}

const TYPES = {
  price: 'numeric',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const satisfies Record<RangeField, string>;
// The border to Object.keys, which forgets the names.
const RANGE_FIELDS = Object.keys(TYPES) as RangeField[];

function boundOf({ field, sign, value }: Bound): SQL {
  return sql`e.${sql.raw(SORT_COLUMNS[field])} ${sql.raw(sign)} ${anyValue(value, TYPES[field])}`;
}

function allOf(conditions: SQL[]): SQL {
  return sql.join(conditions, sql` and `);
}

function orderBy({ field, isDescending }: GiftOrder): SQL {
  const { ascending, descending } = ORDERS[field];
  return sql.raw(isDescending ? descending : ascending);
}
