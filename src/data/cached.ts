import 'server-only';

import { cacheLife, cacheTag } from 'next/cache';

import { millisecondsOfDayLeft, millisecondsOfYearLeft } from '@/domain/dates';
import { cacheTags } from '@/lib/cache-tags';

/** Seconds. */
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** For how many seconds what is read now may be used. */
const LIFETIMES = {
  /** Expired by its tags at the commit that changes it: the time is only the last safety net. */
  published: () => 7 * DAY,
  /** Also depends on views, which announce nothing. */
  popular: () => 5 * MINUTE,
  /** Says what day it is: until midnight in São Paulo. */
  day: () => Math.ceil(millisecondsOfDayLeft() / 1_000),
  /** Says what year it is. */
  year: () => Math.ceil(millisecondsOfYearLeft() / 1_000),
};

/** How long the previous may still be used while it is read anew. Next prerenders nothing that expires within 5 minutes. */
const GRACE = { published: 30 * DAY, popular: 7 * DAY, day: 5 * MINUTE, year: 5 * MINUTE };

/** Next ignores more tags than 128 of one call. */
const TAGS_AT_ONCE = 100;

/**
 * First line of every cached read after 'use cache': how long it may be used at most, and what it is to be read anew for
 * before that.
 */
export function cached(lifetime: keyof typeof LIFETIMES, ...tags: string[]): void {
  const revalidate = LIFETIMES[lifetime]();
  cacheLife({ stale: 5 * MINUTE, revalidate, expire: revalidate + GRACE[lifetime] });
  tagged(cacheTags.everything, ...tags);
}

/** More tags of a cached read, for what only its answer names. */
export function tagged(...tags: string[]): void {
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    cacheTag(...tags.slice(start, start + TAGS_AT_ONCE));
  }
}

/** The tags of gifts that a cached read answers as cards show them. */
export function taggedByGifts(gifts: readonly { id: number }[]): void {
  tagged(...gifts.map(({ id }) => cacheTags.gift(id)));
}
