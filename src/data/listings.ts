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
import { LISTING_COUNT_MAX, LISTING_PAGE_SIZE, LISTING_WHOLE_PAGES } from '@/domain/limits';
import {
  FREE_WALK_ENTRIES,
  FREE_WALK_PER_MATCH,
  WALK_PER_MATCH,
  WALK_SLACK,
} from '@/domain/listing-table';
import { DEFAULT_SORT, type SortKey } from '@/domain/sort';
import { cacheTags, type ScopeKind } from '@/lib/cache-tags';

import { cached, cachedRead, taggedByGifts } from './cached';
import { readGiftsInOrder } from './gift-rows';
import { combinationsIn, countOfSteps, matchingIn } from './listing-filters';
import {
  answeredBy,
  gather,
  idsAfter,
  isWalkFiltered,
  type Part,
  type Place,
  placeIn,
  placeOf,
  walk,
  walkableSteps,
  type WrittenPlace,
} from './listing-parts';
import { type AnyScope, findScope, readTotal, type Scope } from './listing-scope';
import { execute } from './statement';

/** Gifts that a page of a whole scope begins with. */
const LISTING_WHOLE_FIRST = LISTING_WHOLE_PAGES * LISTING_PAGE_SIZE;

/** Pages of a whole scope that are read from its start without asking how far its end is: a fifth of a millisecond. */
const PAGES_FROM_START = 200;

/** Gifts before a page from which on it is worth to ask how many there are in its steps of prices. */
const FAR = 100;
/** WALK_SLACK where there are too many to be gathered: the walk goes on after that. */
const WALK_ON = 16;

/**
 * One page of a listing: 5 gifts, with the number of all that match, exact up to `LISTING_COUNT_MAX` where there are
 * filters. Null when the category or occasion does not exist. Throws when the database does. Reads an index in its
 * order, from whichever end is nearer to the page (docs/decisions/0042-filtered-listings.md has what it costs).
 */
export async function getListing({ scope, ...page }: ListingRequest): Promise<Listing | null> {
  const narrow = narrowest(scope, page.filters);
  const asked = { ...page, filters: narrow.filters };
  if (hasActiveFilters(asked.filters)) return readCounted(narrow.scope, asked);
  if (page.after != null) {
    const further = await readFurther(narrow.scope, asked, page.after);
    if (further !== undefined) return further;
  }
  return page.page <= PAGES_FROM_START
    ? readWhole(narrow.scope, asked)
    : readCounted(narrow.scope, asked);
}

/**
 * How many gifts come before a page that begins where its number says. One that was to begin after a gift which is not
 * there any more (`after`) counts that gift too: there is one less before it.
 */
function startOf({ page, after }: Page): number {
  const start = (page - 1) * LISTING_PAGE_SIZE;
  return after == null ? start : Math.max(0, start - 1);
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
    const scope: Scope = { kind, id };
    const total = await readTotal(scope);
    const count = {
      ...{ scope, matching: total, walked: total, stepped: null },
      ...{ isExact: true, after: null, combinations: [] },
    };
    const listing = await readListing(count, query);
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

function firstOf(scope: AnyScope, sort: SortKey, size: number): Part {
  const whole = { filters: DEFAULT_FILTERS, start: 0, isFromEnd: false };
  return { scope, sort, size, ...whole, after: null, combinations: [] };
}

/** A page of a whole scope: one statement finds the scope, its number of gifts and the page. */
async function readWhole(listing: ListingScope, asked: Page): Promise<Listing | null> {
  const { sort, page } = asked;
  const start = startOf(asked);
  const found = await findScope<{ ids: number[] }>(
    listing,
    (scope) =>
      sql`, array(${walk({ ...firstOf(scope, sort, LISTING_PAGE_SIZE), start }, null)}) as ids`,
  );
  if (found === null) return null;
  const { ids, total } = found;
  const docs = await readGiftsInOrder(ids);
  const hasMore = ids.length > 0 && start + ids.length < total;
  return { docs, total, isTotalExact: true, page, hasMore };
}

/** The same after a gift; undefined when that is not in the scope. */
async function readFurther(
  listing: ListingScope,
  { sort, page }: Page,
  gift: number,
): Promise<Listing | null | undefined> {
  const found = await findScope<{ ids: number[] | null }>(listing, (scope) => {
    const first = firstOf(scope, sort, LISTING_PAGE_SIZE + 1);
    return sql`, ${idsAfter(scope, gift, (after) => walk({ ...first, after }, null))} as ids`;
  });
  if (found === null) return null;
  const { ids, total } = found;
  if (ids === null) return undefined;
  const docs = await readGiftsInOrder(ids.slice(0, LISTING_PAGE_SIZE));
  return { docs, total, isTotalExact: true, page, hasMore: ids.length > LISTING_PAGE_SIZE };
}

/** A page that has to be counted for: of what filters leave, or far from the start. */
async function readCounted(listing: ListingScope, page: Page): Promise<Listing | null> {
  const count = await readCount(listing, page);
  return count === null ? null : readListing(count, page);
}

type Page = Omit<ListingRequest, 'scope'>;

async function readListing(count: Count, page: Page): Promise<Listing> {
  const { scope, isExact, after, combinations } = count;
  const { sort, filters } = page;
  const total = isExact ? count.matching : LISTING_COUNT_MAX;
  const offset = after === null ? startOf(page) : 0;
  const part = partOf({ scope, sort, filters, after, combinations }, offset, count);
  const found = part.size <= 0 ? [] : await readPart(part, count);
  const docs = await readGiftsInOrder(found.slice(0, LISTING_PAGE_SIZE));
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

/**
 * `matching` gifts are left by the filters of the `walked` that a walk looks at, or of the `stepped` that one of their
 * steps of prices does, where that can be. A page may begin after one of them. Where they are more than are counted,
 * `matching` is near enough, and `isExact` false.
 */
type Count = {
  scope: Scope;
  matching: number;
  walked: number;
  stepped: number | null;
  isExact: boolean;
  after: Place | null;
  combinations: readonly number[];
};

/** One statement. Null when the category or occasion does not exist. */
async function readCount(
  listing: ListingScope,
  { sort, filters, page, after }: Page,
): Promise<Count | null> {
  const isFiltered = hasActiveFilters(filters);
  const answered = answeredBy(sort, filters);
  const isFar = after == null && (page - 1) * LISTING_PAGE_SIZE >= FAR;
  const steps = isFar ? walkableSteps(sort, filters) : null;
  const found = await findScope<{
    matching: number | null;
    walked: number | null;
    stepped: number | null;
    after: WrittenPlace | null;
    combinations: number[];
  }>(
    listing,
    (scope) => sql`,
      ${isFiltered ? matchingIn(scope, filters) : sql`null::integer`} as matching,
      ${hasActiveFilters(answered) ? matchingIn(scope, answered) : sql`null::integer`} as walked,
      ${steps === null ? sql`null::integer` : countOfSteps(scope, steps)} as stepped,
      ${after == null ? sql`null::json` : placeIn(scope, after)} as after,
      ${combinationsIn(scope, filters)} as combinations`,
  );
  if (found === null) return null;
  const { scope, total, stepped, combinations } = found;
  const matching = found.matching ?? total;
  return {
    ...{ scope, matching, walked: found.walked ?? total, stepped, combinations },
    isExact: !isFiltered || matching <= LISTING_COUNT_MAX,
    after: found.after === null ? null : placeOf(found.after),
  };
}

/**
 * What has to be read. A far page is found by stepping over those before it, from whichever end is nearer. Where the
 * number of gifts does not say whether more follow, one more is read.
 */
function partOf(
  what: Pick<Part, 'scope' | 'sort' | 'filters' | 'after' | 'combinations'>,
  offset: number,
  { matching, isExact }: Count,
): Part {
  if (!isExact || what.after !== null) {
    return { ...what, start: offset, size: LISTING_PAGE_SIZE + 1, isFromEnd: false };
  }
  const size = Math.min(LISTING_PAGE_SIZE, matching - offset);
  const isFromEnd = offset > matching / 2;
  return { ...what, start: isFromEnd ? matching - offset - size : offset, size, isFromEnd };
}

/**
 * Walks the order when the matches are expected so densely in it that this is cheaper than sorting all of them. They may
 * lie elsewhere than evenly: where there is much to be walked, the walk ends early, and they are sorted after all. Of a
 * narrow range of prices the steps are walked, where that is much less than all.
 */
async function readPart(part: Part, count: Count): Promise<number[]> {
  const read = (chosen: SQL) => readIds(part, chosen);
  if (!isWalkFiltered(part)) return read(walk(part, null));
  const { matching, isExact } = count;
  const { entries, expected, steps } = expectedWalk(part, count);
  const isFree = entries <= FREE_WALK_ENTRIES;
  if (!isExact || expected <= (isFree ? FREE_WALK_PER_MATCH : WALK_PER_MATCH) * matching) {
    const most = isFree ? null : Math.ceil((isExact ? WALK_SLACK : WALK_ON) * expected);
    const walked = await read(walk(part, most, steps));
    if (most === null || walked.length === part.size) return walked;
  }
  return read(isExact ? gather(part) : walk(part, null, steps));
}

/**
 * How many of which `entries` a walk is expected to look at, were the matches spread evenly, and which steps of prices it
 * takes.
 */
function expectedWalk({ sort, filters, start, size }: Part, { matching, walked, stepped }: Count) {
  const isStepped = stepped !== null && stepped < walked;
  const entries = isStepped ? stepped : walked;
  const expected = (entries * (start + size)) / Math.max(matching, 1);
  return { entries, expected, steps: isStepped ? walkableSteps(sort, filters) : null };
}

/** The ids of a part, in the listing's own order. */
async function readIds(part: Part, chosen: SQL): Promise<number[]> {
  const rows = await execute<{ gift_id: number }>(chosen);
  const ids = rows.map(({ gift_id: id }) => id);
  return part.isFromEnd ? ids.reverse() : ids;
}
