const MEGABYTE = 1024 * 1024;

/**
 * Most that the page cache holds of each kind of answer, so that endless addresses of one kind evict only their own.
 */
export const PAGE_CACHE_SHARES = {
  page: { bytes: 48 * MEGABYTE, entries: 4_000 },
  payload: { bytes: 24 * MEGABYTE, entries: 8_000 },
  search: { bytes: 8 * MEGABYTE, entries: 500 },
  read: { bytes: 16 * MEGABYTE, entries: 2_000 },
  file: { bytes: 24 * MEGABYTE, entries: 1_000 },
  picture: { bytes: 48 * MEGABYTE, entries: 4_000 },
  asset: { bytes: 16 * MEGABYTE, entries: 1_000 },
  probe: { bytes: 64 * 1024, entries: 2 },
} as const;

export type CacheKind = keyof typeof PAGE_CACHE_SHARES;

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

/** Tags that wait to be expired; from the next one on everything is. */
export const WAITING_TAGS_MAX = 1_000;
/** Characters of a tag. Everything is expired instead of a longer one. */
export const TAG_LENGTH_MAX = 200;
