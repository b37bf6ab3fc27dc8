import { PRICE_MAX, PRICE_STEP } from './limits';

/** The step of `listing_counts` that stands for all prices, and the one of prices above the slider. */
export const ALL_STEPS = 32_767;
export const LAST_STEP = PRICE_MAX / PRICE_STEP + 1;

/** How many numbers of `listing_cell` each combination of intentions has: one for each band. */
export const CELLS_OF_INTENTIONS = 8;

/** Entries that a bounded walk may be expected to look at instead of each that sorting what matches would read. */
export const WALK_PER_MATCH = 2;
/** The same of a walk that steps over within the index what the filters refuse. */
export const FREE_WALK_PER_MATCH = 10;
/** Entries that may be stepped over like this, 15 milliseconds: a walk of more has a bound. */
export const FREE_WALK_ENTRIES = 250_000;
/** How much worse than evenly the matches may lie in an order, before a bounded walk of it ends and they are sorted instead. */
export const WALK_SLACK = 1.5;
