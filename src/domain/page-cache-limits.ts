/** Megabytes that all caches of the process hold together, unless PAGE_CACHE_MEMORY_MB says otherwise. */
export const CACHE_MEMORY_MB = 192;
/** Megabytes of finished pages on disk, unless PAGE_CACHE_DISK_MB says otherwise. */
export const CACHE_DISK_MB = 2_048;

const MEGABYTE = 1024 * 1024;

/**
 * The part of the memory that each kind of answer may take, and its entries, so that endless addresses of one kind evict
 * only their own.
 */
export const PAGE_CACHE_SHARES = {
  page: { part: 0.28, entries: 8_000 },
  payload: { part: 0.12, entries: 8_000 },
  search: { part: 0.04, entries: 500 },
  read: { part: 0.08, entries: 2_000 },
  file: { part: 0.12, entries: 1_000 },
  picture: { part: 0.2, entries: 4_000 },
  asset: { part: 0.08, entries: 1_000 },
  probe: { part: 0.001, entries: 2 },
} as const;

/** The part of the memory for what pages are made from (src/data/cached.ts). */
export const DATA_CACHE_PART = 0.039;
/** The part of the memory for related documents of lists (collections/shared/find/shared-relations.ts). */
export const RELATION_CACHE_PART = 0.04;

export type CacheKind = keyof typeof PAGE_CACHE_SHARES;

/** Bytes of a part of the caches' memory. */
export function bytesOf(part: number, memoryMb: number): number {
  return Math.floor(part * memoryMb * MEGABYTE);
}

/** Characters. An address beyond it is answered by the application each time. */
export const CACHED_URL_MAX = 2_048;
/** Characters of the query of a public read. */
export const CACHED_QUERY_MAX = 1_024;
/** Characters of the header that names a part of a page's payload. */
export const CACHED_SEGMENT_MAX = 512;

/** Asked by whoever watches the server, with whatever headers; the answer is the same for everybody. */
export const PROBES: readonly string[] = ['/api/health', '/api/ready'];
/** Milliseconds that one answer about the server's health or readiness is given to all who ask. */
export const PROBE_FRESH = 1_000;

/** Answers that are made for the cache at the same time. Further ones are made for their own request alone. */
export const FLIGHTS_MAX = 100;

/** Characters of a tag. Everything is announced instead of a longer one. */
export const TAG_LENGTH_MAX = 200;
/** Tags of which it is remembered when they changed; beyond, those that changed longest ago are forgotten. */
export const CHANGED_TAGS_MAX = 20_000;
