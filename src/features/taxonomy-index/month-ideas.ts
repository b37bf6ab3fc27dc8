import type { OccasionDate } from '@/domain/calendar';

/** Gifts of the occasions that these dates lead to; one with two dates, as Christmas and its eve, counts once. */
export function monthIdeas(
  dates: readonly OccasionDate[],
  gifts: Readonly<Record<string, number>>,
): number {
  const slugs = new Set(dates.map(({ occasionSlug }) => occasionSlug ?? ''));
  return [...slugs].reduce((sum, slug) => sum + (gifts[slug] ?? 0), 0);
}
