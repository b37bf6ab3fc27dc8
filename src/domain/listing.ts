import { INTENTIONS, intentionFromSlug, intentionSlug, type Intention } from './intentions';
import { LISTING_MAX_PAGE, PRICE_MAX, PRICE_MIN } from './limits';
import { RATING_OPTIONS } from './rating';
import { DEFAULT_SORT, isSortKey, type SortKey } from './sort';

export type ListingScope =
  { kind: 'all' } | { kind: 'category' | 'occasion' | 'intention'; slug: string };

export type ListingFilters = {
  /** Reais, inclusive. */
  min: number;
  /** Reais, inclusive. */
  max: number;
  /** Lowest average accepted; null keeps gifts without reviews too. */
  rating: number | null;
  intentions: Intention[];
};

export type ListingQuery = {
  scope: ListingScope;
  sort: SortKey;
  /** From 1. */
  page: number;
  filters: ListingFilters;
};

/** Why a parameter cannot be read. The messages are the endpoint's (`src/messages/listing-request.ts`): browsers need none of them. */
export type ListingProblem =
  | ('unknown' | 'repeated' | 'order')
  | ('scope' | 'sort' | 'page' | 'amount' | 'rating' | 'intentions');
export type ListingQueryError = { field: string; problem: ListingProblem };

export type ListingQueryResult =
  { ok: true; query: ListingQuery } | { ok: false; errors: ListingQueryError[] };

export const DEFAULT_FILTERS: ListingFilters = {
  min: PRICE_MIN,
  max: PRICE_MAX,
  rating: null,
  intentions: [],
};

/** In the order in which `listingSearchParams` writes them. */
const PARAMETERS = ['scope', 'sort', 'page', 'min', 'max', 'rating', 'intentions'] as const;
type Parameter = (typeof PARAMETERS)[number];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_MAX_LENGTH = 200;
// Digits only: Number() alone would let '1e3', '0x10', ' 5' and '' through.
const PAGE = /^[1-9]\d{0,5}$/;
const AMOUNT = /^(?:0|[1-9]\d{0,4})(?:\.\d{1,2})?$/;

/** How each filter stands in an address; null when it is not set. In the order of an address: a stable cache key. */
const WRITTEN: Record<keyof ListingFilters, (filters: ListingFilters) => string | null> = {
  min: ({ min }) => (min === DEFAULT_FILTERS.min ? null : String(min)),
  max: ({ max }) => (max === DEFAULT_FILTERS.max ? null : String(max)),
  rating: ({ rating }) => (rating === null ? null : String(rating)),
  intentions: ({ intentions }) => inFixedOrder(intentions).map(intentionSlug).join(',') || null,
};

/** True when any filter is set; the listing then hides "load more". */
export function hasActiveFilters(filters: ListingFilters): boolean {
  return Object.values(WRITTEN).some((write) => write(filters) !== null);
}

/**
 * Reads the address of a listing request. Strict on purpose: what is not understood is refused with the
 * problem of each field, so a typo never answers with the wrong gifts. Intentions are slugs
 * joined by commas; they come back without repeats and in their fixed order, so equal requests are equal.
 */
export function parseListingQuery(params: URLSearchParams): ListingQueryResult {
  const errors: ListingQueryError[] = [];
  const fail = (field: string, problem: ListingProblem) => {
    errors.push({ field, problem });
    return null;
  };

  for (const name of new Set(params.keys())) {
    if (!PARAMETERS.some((known) => known === name)) fail(name, 'unknown');
    else if (params.getAll(name).length > 1) fail(name, 'repeated');
  }

  const read = <Value>(
    name: Parameter,
    fallback: Value,
    parse: (text: string) => Value | null,
    problem: ListingProblem,
  ): Value => {
    const text = params.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === null) fail(name, problem);
    return value ?? fallback;
  };

  const { min: lowest, max: highest } = DEFAULT_FILTERS;
  const scope = read<ListingScope>('scope', { kind: 'all' }, parseScope, 'scope');
  const sort = read('sort', DEFAULT_SORT, parseSort, 'sort');
  const page = read('page', 1, parsePage, 'page');
  const min = read('min', lowest, parseAmount, 'amount');
  const max = read('max', highest, parseAmount, 'amount');
  const rating = read<number | null>('rating', null, parseRating, 'rating');
  const intentions = read('intentions', [], parseIntentions, 'intentions');
  if (min > max) fail('min', 'order');

  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, query: { scope, sort, page, filters: { min, max, rating, intentions } } };
}

/** The inverse of `parseListingQuery`: defaults omitted, always in the same order (a stable cache key). */
export function listingSearchParams({ scope, sort, page, filters }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (scope.kind !== 'all') params.set('scope', `${scope.kind}:${scope.slug}`);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page !== 1) params.set('page', String(page));
  for (const [name, write] of Object.entries(WRITTEN)) {
    const text = write(filters);
    if (text !== null) params.set(name, text);
  }
  return params;
}

function parseScope(text: string): ListingScope | null {
  if (text === 'all') return { kind: 'all' };
  const [kind, slug, ...rest] = text.split(':');
  if (kind !== 'category' && kind !== 'occasion' && kind !== 'intention') return null;
  if (slug === undefined || rest.length > 0) return null;
  if (slug.length > SLUG_MAX_LENGTH || !SLUG.test(slug)) return null;
  if (kind === 'intention' && intentionFromSlug(slug) === null) return null;
  return { kind, slug };
}

function parseSort(text: string): SortKey | null {
  return isSortKey(text) ? text : null;
}

function parsePage(text: string): number | null {
  return PAGE.test(text) && Number(text) <= LISTING_MAX_PAGE ? Number(text) : null;
}

function parseAmount(text: string): number | null {
  return AMOUNT.test(text) && Number(text) <= PRICE_MAX ? Number(text) : null;
}

function parseRating(text: string): number | null {
  return RATING_OPTIONS.find((option) => String(option.value) === text)?.value ?? null;
}

function parseIntentions(text: string): Intention[] | null {
  const slugs = text.split(',');
  const known = INTENTIONS.filter((option) => slugs.includes(option.slug));
  return slugs.every((slug) => known.some((option) => option.slug === slug))
    ? known.map((option) => option.value)
    : null;
}

function inFixedOrder(intentions: Intention[]): Intention[] {
  return INTENTIONS.map((option) => option.value).filter((value) => intentions.includes(value));
}
