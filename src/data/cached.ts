import 'server-only';

import { cacheLife, cacheTag } from 'next/cache';

import { cacheTags } from '@/lib/cache-tags';

const HOUR = 60 * 60;

/**
 * Seconds. Everything is expired by its tags at the commit that changes it, so that the times of what is published are
 * only the last safety net.
 */
const PROFILES = {
  published: { stale: 300, revalidate: HOUR, expire: 7 * 24 * HOUR },
  popular: { stale: 300, revalidate: 300, expire: 7 * 24 * HOUR },
};

/**
 * First line of every cached read after 'use cache': names what makes it stale. 'published' is expired by its tags
 * alone; 'popular' also depends on counters, which announce nothing, and is made anew every 5 minutes.
 */
export function cached(profile: keyof typeof PROFILES, ...tags: string[]): void {
  cacheLife(PROFILES[profile]);
  cacheTag(cacheTags.everything, ...tags);
}
