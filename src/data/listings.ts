import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary, Listing } from '@/domain/gift';
import { intentionFromSlug, intentionSlug } from '@/domain/intentions';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  type ListingScope,
} from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import {
  LISTING_COUNT_MAX,
  LISTING_PAGE_SIZE,
  LISTING_WHOLE_PAGES,
  PRICE_STEP,
} from '@/domain/limits';
import { WALK_PER_MATCH } from '@/domain/listing-table';
import { DEFAULT_SORT, SORT_KEYS, type SortKey } from '@/domain/sort';
import { cacheTags, SCOPE_KINDS, type ScopeKind } from '@/lib/cache-tags';

import { cached, cachedRead, taggedByGifts } from './cached';
import { readGiftsInOrder } from './gift-rows';
import { countMatching } from './listing-filters';
import {
  gather,
  isFrequent,
  isWalkFiltered,
  type Part,
  type Place,
  walk,
  walkableSteps,
} from './listing-parts';
import { type AnyScope, findScope, readTotal, type Scope, scopeReader } from './listing-scope';
import { execute, statement } from './statement';

/** Gifts that a page of a whole scope begins with. */
const LISTING_WHOLE_FIRST = LISTING_WHOLE_PAGES * LISTING_PAGE_SIZE;

/** Entries that a walk may be expected to look at before it is worth to plan one for each step of prices. */
const WALK_WITHOUT_STEPS = 2_000;
/** How much worse than evenly the matches may lie in the order, before they are gathered instead. */
const WALK_SLACK = 3;

/**
 * One page of a listing: 5 gifts, with the number of all that match, exact up to `LISTING_COUNT_MAX` where there are
 * filters. Null when the category or occasion does not exist. Throws when the database does. Reads an index in its
 * order, from whichever end is nearer to the page (docs/decisions/0042-filtered-listings.md has what it costs).
 */
export async function getListing({ scope, ...page }: ListingRequest): Promise<Listing | null> {
  const narrow = narrowest(scope, page.filters);
  if (page.page === 1 && page.after == null && !hasActiveFilters(narrow.filters)) {
    return readOpening(narrow.scope, page.sort);
  }
  const found = await findScope(narrow.scope);
  if (found === null) return null;
  return readListing(found.scope, found.total, { ...page, filters: narrow.filters });
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
    const listing = await readListing({ kind, id }, await readTotal({ kind, id }), query);
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
    const part = firstOf(scope, DEFAULT_SORT, LISTING_WHOLE_FIRST);
    const [gifts, total] = await Promise.all([
      readIds(part, walk(part, null)).then(readGiftsInOrder),
      readTotal(scope),
    ]);
    taggedByGifts(gifts);
    return { gifts, total };
  },
);

/** What most ask for: the first page of a whole scope. One statement finds the scope, its number of gifts and the page. */
const openings = new Map(
  SORT_KEYS.map((sort) => [
    sort,
    scopeReader<{ ids: number[] }>(`opening-${sort}`, (kind) => {
      const part = firstOf({ kind, id: sql`t.id` }, sort, LISTING_PAGE_SIZE);
      return sql`, array(${walk(part, null)}) as ids`;
    }),
  ]),
);

async function readOpening(scope: ListingScope, sort: SortKey): Promise<Listing | null> {
  const found = await openings.get(sort)?.(scope);
  if (found == null) return null;
  const { ids, total } = found;
  const docs = await readGiftsInOrder(ids);
  return { docs, total, isTotalExact: true, page: 1, hasMore: ids.length < total };
}

function firstOf(scope: AnyScope, sort: SortKey, size: number): Part {
  return { scope, sort, filters: DEFAULT_FILTERS, start: 0, size, isFromEnd: false, after: null };
}

type Page = Omit<ListingRequest, 'scope'>;

async function readListing(scope: Scope, all: number, page: Page): Promise<Listing> {
  const { filters } = page;
  const [count, after] = await Promise.all([
    countOf(scope, filters, all),
    page.after == null ? null : readPlace(scope, page.after),
  ]);
  const offset = after === null ? (page.page - 1) * LISTING_PAGE_SIZE : 0;
  const part = partOf({ scope, sort: page.sort, filters, after }, offset, count);
  const found = part.size <= 0 ? [] : await readPart(part, count);
  const docs = await readGiftsInOrder(found.slice(0, LISTING_PAGE_SIZE));
  const { total, isExact } = count;
  const hasMore =
    isExact && after === null
      ? docs.length > 0 && offset + docs.length < total
      : found.length > LISTING_PAGE_SIZE;
  return { docs, total, isTotalExact: isExact, page: page.page, hasMore };
}

/** All gifts of one intention are the listing of that intention; in that listing the filter says nothing. */
function narrowest(
  scope: ListingScope,
  filters: ListingFilters,
): { scope: ListingScope; filters: ListingFilters } {
  const [only, ...others] = filters.intentions;
  const isOne = scope.kind === 'all' && only !== undefined && others.length === 0;
  const own = scope.kind === 'intention' ? intentionFromSlug(scope.slug) : null;
  const isSaid = own !== null && filters.intentions.includes(own);
  if (!isSaid && !isOne) return { scope, filters };
  return {
    scope: isOne ? { kind: 'intention', slug: intentionSlug(only) } : scope,
    filters: { ...filters, intentions: [] },
  };
}

/** `total` gifts match, or more when it is not exact, of `all` in the scope. */
type Count = { total: number; isExact: boolean; all: number };

async function countOf(scope: Scope, filters: ListingFilters, all: number): Promise<Count> {
  if (!hasActiveFilters(filters)) return { total: all, isExact: true, all };
  const matching = await countMatching(scope, filters);
  const isExact = matching <= LISTING_COUNT_MAX;
  return { total: Math.min(matching, LISTING_COUNT_MAX), isExact, all };
}

/**
 * What has to be read. A far page is found by stepping over those before it, from whichever end is nearer. Where the
 * number of gifts does not say whether more follow, one more is read.
 */
function partOf(
  what: Pick<Part, 'scope' | 'sort' | 'filters' | 'after'>,
  offset: number,
  { total, isExact }: Count,
): Part {
  if (!isExact || what.after !== null) {
    return { ...what, start: offset, size: LISTING_PAGE_SIZE + 1, isFromEnd: false };
  }
  const size = Math.min(LISTING_PAGE_SIZE, total - offset);
  const isFromEnd = offset > total / 2;
  return { ...what, start: isFromEnd ? total - offset - size : offset, size, isFromEnd };
}

/**
 * Walks the order when the matches are expected so densely in it that this is cheaper than sorting all of them. They may
 * lie elsewhere than evenly: then the walk ends early, and they are sorted after all. Of a narrow range of prices the
 * steps are walked, where that is much less than all.
 */
async function readPart(part: Part, { total, isExact, all }: Count): Promise<number[]> {
  const read = (chosen: SQL) => readIds(part, chosen);
  if (!isWalkFiltered(part)) return read(walk(part, null));
  const wanted = part.start + part.size;
  const expected = (wanted * all) / Math.max(total, 1);
  const steps = expected > WALK_WITHOUT_STEPS ? walkableSteps(part) : null;
  if (steps !== null) {
    if (!isExact) return read(walk(part, null, steps));
    const within = wanted * shareOfSteps(steps, part.filters);
    if (within <= WALK_PER_MATCH * total) {
      const walked = await read(walk(part, Math.ceil(WALK_SLACK * within), steps));
      if (walked.length === part.size) return walked;
    }
    return read(gather(part));
  }
  if (!isExact || expected <= WALK_PER_MATCH * total) {
    const walked = await read(walk(part, Math.ceil(WALK_SLACK * expected)));
    if (walked.length === part.size) return walked;
  }
  return read(isExact ? gather(part) : walk(part, null));
}

/** How many gifts of these steps there are for each that the filters leave, were they spread evenly. */
function shareOfSteps(steps: number[], { min, max, rating, intentions }: ListingFilters): number {
  if (rating !== null || intentions.length > 0) return Infinity;
  return (steps.length * PRICE_STEP) / Math.max(max - min, 1);
}

/** The ids of a part, in the listing's own order. */
async function readIds(part: Part, chosen: SQL): Promise<number[]> {
  const rows = await execute<{ gift_id: number }>(chosen, isFrequent(part));
  const ids = rows.map(({ gift_id: id }) => id);
  return part.isFromEnd ? ids.reverse() : ids;
}

const readStoredPlace = statement<Place>(
  'listing-place',
  sql`
    select name, popularity::text, created_at::text, price::text, rating::text, gift_id::text from listing_entries
    where gift_id = ${sql.placeholder('id')} and scope_kind = ${sql.placeholder('kind')}
      and scope_id = ${sql.placeholder('scope')}`,
);

/** Null when the gift is not in the scope. */
async function readPlace(scope: Scope, id: number): Promise<Place | null> {
  const [place] = await readStoredPlace({ id, kind: SCOPE_KINDS[scope.kind], scope: scope.id });
  return place ?? null;
}
