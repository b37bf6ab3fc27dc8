import 'server-only';

import { cacheLife, cacheTag } from 'next/cache';

import { cacheTags } from '@/lib/cache-tags';

type Profile = 'published' | 'popular';

/**
 * First line of every cached read after 'use cache': names what makes it stale. 'published' is expired by its tags
 * alone; 'popular' also depends on counters, which announce nothing, and is made anew every 5 minutes (spec section 9).
 */
export function cached(profile: Profile, ...tags: string[]): void {
  cacheLife(profile);
  cacheTag(cacheTags.everything, ...tags);
}
