import type { GiftSummary } from './gift';

/** Gifts that a search which found nothing offers instead: one row of the grid. */
export const NEAR_GIFTS = 4;

/** `isAlike`: they have something of what was searched for. Otherwise they are what people like most. */
export type NearGifts = { docs: GiftSummary[]; isAlike: boolean };
