import { PERSONAL_WRITES, REVIEW_WRITES } from './invalidation-of-people';
import type { InvalidationPage } from './invalidation-pages';
import { GIFT_WRITES } from './invalidation-of-gifts';
import { SETTINGS_WRITES } from './invalidation-of-settings';
import { TERM_WRITES } from './invalidation-of-terms';
import type { World } from './invalidation-world';

/** What is written, how, and the pages that are made anew for it: those that show what it changes, and no other. */
export type InvalidationRow = [
  what: string,
  write: (world: World) => Promise<unknown>,
  made: InvalidationPage[],
];

/** In this order: a write finds the catalogue as those before it left it. */
export const INVALIDATION_TABLE: InvalidationRow[] = [
  ...GIFT_WRITES,
  ...REVIEW_WRITES,
  ...PERSONAL_WRITES,
  ...SETTINGS_WRITES,
  ...TERM_WRITES,
];
