import type { GiftSummary } from './gift';

/** Gifts that a search which found nothing, or next to nothing, offers besides: one row of the grid. */
export const NEAR_GIFTS = 4;

/**
 * What gifts have of what was searched for: all of it at another price, a part of it, a part at another price, words that
 * look like its own, or nothing: then they are what people like most.
 */
export const NEAR_KINDS = [
  'other-price',
  'part',
  'part-at-other-price',
  'alike',
  'popular',
] as const;
export type NearKind = (typeof NEAR_KINDS)[number];

export type NearGifts = { docs: GiftSummary[]; kind: NearKind };
