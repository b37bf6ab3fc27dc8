import type { Ceiling } from './ceiling';

/** Gifts, the most popular first, among which a search looks before it asks the index. */
export const SEARCH_POPULAR_ROWS = 1_000;
/** Titles, the newest first, that a term without three letters in a row is compared with. */
export const SEARCH_SCAN_ROWS = 200_000;

export const READS_CEILINGS: readonly Ceiling[] = [];
