import type { Where } from 'payload';

import { documentId } from '@/domain/document-id';
import { INTENTIONS } from '@/domain/intentions';
import { isRecord } from '@/lib/is-record';

/** The keys of `listing_entries` that a gift's field is ordered and bounded by. */
export const SORT_COLUMNS = {
  title: 'name',
  price: 'price',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  detailViews: 'popularity',
  averageRating: 'rating',
} as const;

export type SortField = keyof typeof SORT_COLUMNS;
export type RangeField = 'price' | 'createdAt' | 'updatedAt';

/** Categories or occasions of which the gifts have one, by their ids or their slugs: at least one of them. */
export type Term = {
  kind: 'category' | 'occasion';
  by: 'id' | 'slug';
  values: readonly (number | string)[];
};
export type Bound = {
  field: RangeField;
  sign: '>' | '>=' | '<' | '<=' | '=';
  value: number | string;
};

/** What a query asks of published gifts, where `listing_entries` has the answer. */
export type GiftQuestion = {
  terms: Term[];
  /** Bits of the intentions of which a gift has one, for each condition. */
  intentions: number[];
  bounds: Bound[];
  slugs: string[];
};

type Found = GiftQuestion & { isPublished: boolean };
type Read = (found: Found, operator: string, value: unknown) => boolean;

const SIGNS: Record<string, Bound['sign']> = {
  greater_than: '>',
  greater_than_equal: '>=',
  less_than: '<',
  less_than_equal: '<=',
  equals: '=',
};

const READ: Record<string, Read> = {
  _status: (found, operator, value) => {
    found.isPublished ||= operator === 'equals' && value === 'published';
    return operator === 'equals' && value === 'published';
  },
  // What is published is never in the trash (the constraint gifts_trash_is_unpublished).
  deletedAt: (_, operator, value) =>
    operator === 'exists' && (value === false || value === 'false'),
  categories: term('category', 'id'),
  occasions: term('occasion', 'id'),
  'categories.slug': term('category', 'slug'),
  'occasions.slug': term('occasion', 'slug'),
  intentions: readIntentions,
  slug: (found, operator, value) => {
    if (operator !== 'equals' || typeof value !== 'string') return false;
    found.slugs.push(value);
    return true;
  },
  price: bound('price', asNumber),
  createdAt: bound('createdAt', asMoment),
  updatedAt: bound('updatedAt', asMoment),
};

/**
 * What a `where`, with the access function's own conditions in it, asks of published gifts. Null when it does not say that
 * they are published, or asks anything that `listing_entries` does not know: Payload's own query answers that.
 */
export function giftQuestion(where: Where): GiftQuestion | null {
  const found: Found = { terms: [], intentions: [], bounds: [], slugs: [], isPublished: false };
  if (!read(where, found)) return null;
  const { isPublished, ...question } = found;
  return isPublished ? question : null;
}

function read(where: unknown, found: Found): boolean {
  if (!isRecord(where)) return false;
  return Object.entries(where).every(([path, condition]) => {
    if (path.toLowerCase() === 'and') {
      return Array.isArray(condition) && condition.every((part) => read(part, found));
    }
    const readCondition = Object.hasOwn(READ, path) ? READ[path] : undefined;
    if (readCondition === undefined || !isRecord(condition)) return false;
    const operators = Object.entries(condition);
    return (
      operators.length > 0 &&
      operators.every(([operator, value]) => readCondition(found, operator, value))
    );
  });
}

function term(kind: Term['kind'], by: Term['by']): Read {
  return (found, operator, given) => {
    const read = (value: unknown) =>
      by === 'id' ? documentId(value) : typeof value === 'string' ? value : null;
    const values = valuesOf(operator, given).map(read);
    const known = values.filter((value) => value !== null);
    if (known.length === 0 || known.length < values.length) return false;
    found.terms.push({ kind, by, values: [...new Set(known)] });
    return true;
  };
}

function readIntentions(found: Found, operator: string, given: unknown): boolean {
  const codes = valuesOf(operator, given).map((value) =>
    INTENTIONS.findIndex((intention) => intention.value === value),
  );
  if (codes.length === 0 || codes.includes(-1)) return false;
  found.intentions.push(codes.reduce((mask, code) => mask | (1 << code), 0));
  return true;
}

function bound(field: RangeField, parse: (value: unknown) => Bound['value'] | null): Read {
  return (found, operator, given) => {
    const sign = Object.hasOwn(SIGNS, operator) ? SIGNS[operator] : undefined;
    const value = parse(given);
    if (sign === undefined || value === null) return false;
    found.bounds.push({ field, sign, value });
    return true;
  };
}

/** The values of which one is asked for; none when the operator is another. */
function valuesOf(operator: string, given: unknown): unknown[] {
  if (operator === 'equals' || operator === 'contains') return [given];
  if (operator !== 'in') return [];
  return typeof given === 'string' ? given.split(',') : [given].flat();
}

function asNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function asMoment(value: unknown): string | null {
  if (typeof value !== 'string' && !(value instanceof Date)) return null;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
