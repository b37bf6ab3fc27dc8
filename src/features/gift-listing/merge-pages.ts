import type { GiftSummary, Listing } from '@/domain/gift';

/**
 * The gifts of pages read one after another, without those of `shown` and without repeats: a gift published meanwhile
 * moves the others along, so the end of one page can come back at the start of the next.
 */
export function mergePages(pages: readonly Listing[], shown: readonly number[]): GiftSummary[] {
  const seen = new Set(shown);
  return pages.flatMap((page) => page.docs).filter(({ id }) => !seen.has(id) && seen.add(id));
}
