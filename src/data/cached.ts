import 'server-only';

import { millisecondsOfDayLeft, millisecondsOfYearLeft } from '@/domain/dates';
import { bytesOf, DATA_CACHE_PART } from '@/domain/page-cache-limits';
import { gather, noteTags } from '@/lib/cache-scope';
import { cacheTags } from '@/lib/cache-tags';
import { createDataCache } from '@/lib/data-cache';
import { env } from '@/lib/env';
import { shared } from '@/lib/shared';
import { tagClock } from '@/lib/tag-clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For how many milliseconds what is read now may be used. */
const LIFETIMES = {
  /** Expired by its tags at the commit that changes it: the time is only the last safety net. */
  published: () => 30 * DAY,
  /** Also depends on views, which announce nothing. */
  popular: () => 5 * MINUTE,
  /** Says what day it is: until midnight in São Paulo. */
  day: millisecondsOfDayLeft,
  /** Says what year it is. */
  year: millisecondsOfYearLeft,
};

/** Whole pages are cached in front of the application: this is for what many of them are made from. */
const openDataCache = () =>
  shared('data-cache', () =>
    createDataCache(bytesOf(DATA_CACHE_PART, env.PAGE_CACHE_MEMORY_MB), tagClock),
  );

/**
 * A read whose result is cached: `name` and the arguments identify it, so that they must be plain values and the name
 * nobody else's. The read says with `cached` what makes it stale. The result is shared and cannot be changed. Throws what
 * the read throws, which is not cached.
 */
export function cachedRead<Arguments extends readonly (string | number)[], Result>(
  name: string,
  read: (...values: Arguments) => Promise<Result>,
): (...values: Arguments) => Promise<Result> {
  // In development what is read changes with its source, which announces nothing.
  if (process.env.NODE_ENV === 'development') return read;
  return async (...values) =>
    // The border to the cache: under this key there is never anything else than a result of this read.
    (await openDataCache().get(JSON.stringify([name, ...values]), () => read(...values))) as Result;
}

/**
 * The same without the cache: what it answers is tagged, so that the page that shows it may be cached, but is read for each
 * page. For what strangers name: their endless names would evict what many pages need.
 */
export function taggedRead<Arguments extends readonly unknown[], Result>(
  read: (...values: Arguments) => Promise<Result>,
): (...values: Arguments) => Promise<Result> {
  return async (...values) => {
    const { result, scope } = await gather('read', () => read(...values));
    noteTags(scope.tags, scope.freshUntil);
    return result;
  };
}

/**
 * First line of every cached read: how long it may be used at most, and what it is to be read anew for before that.
 */
export function cached(lifetime: keyof typeof LIFETIMES, ...tags: string[]): void {
  noteTags([cacheTags.everything, ...tags], Date.now() + LIFETIMES[lifetime]());
}

/** More tags of a cached read, for what only its answer names. */
export function tagged(...tags: string[]): void {
  noteTags(tags);
}

/** The tags of gifts that a cached read answers as cards show them. */
export function taggedByGifts(gifts: readonly { id: number }[]): void {
  tagged(...gifts.map(({ id }) => cacheTags.gift(id)));
}
