/** How long and how much of what the dashboard shows is stored. Decision 0037. */
export const FIGURES = {
  /** Days for which the views and clicks of a single gift are known. */
  giftDays: 90,
  /** Days of one side of a comparison. */
  trendDays: 7,
  /** Gifts of each kind of trend. */
  trendGifts: 20,
  /** Views in the week before, below which a gift that falls says nothing. */
  fewestViewsBefore: 10,
  /** Days for which searches without a result are known. */
  searchDays: 90,
  /** Terms of one day: whoever invents searches fills no disk. */
  searchTermsPerDay: 2_000,
  /** Characters of a term; a longer one is no word of a shop. */
  searchTermCharacters: 60,
  /** Clients that have to have asked for a term before anybody reads it. */
  fewestSearchers: 2,
} as const;

/** Rows among which the views and clicks of one day are spread, so that connections seldom wait for each other. */
export const SITE_DAY_SHARDS = 16;
