const MB = 1_024 * 1_024;
const DAY = 24 * 60 * 60_000;

/** What an import of gifts may cost. Times are in milliseconds. */
export const IMPORT_LIMITS = {
  bytes: 20 * MB,
  rows: 50_000,
  /** Of one cell. */
  characters: 20_000,
  /** Images of one gift; the collection has the same bound. */
  images: 10,
  /** For one image, redirects included. */
  imageTime: 15_000,
  /** After its end the rows of an import are forgotten, and it cannot be undone any more; its figures stay. */
  kept: 30 * DAY,
} as const;
