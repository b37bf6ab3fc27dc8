import { paths } from './paths';

/** Of a date of the calendar. */
type Destination = { occasionSlug: string | null; categorySlug: string | null; search: string };

/** Slugs of the occasions and categories that have gifts; at least of those that dates lead to. */
export type KnownPages = { occasions: readonly string[]; categories: readonly string[] };

/** Where a date of the calendar leads: to its occasion or its category when that is known, else to a search for ideas. */
export function datePath(
  { occasionSlug, categorySlug, search }: Destination,
  { occasions, categories }: KnownPages,
): string {
  if (occasionSlug !== null && occasions.includes(occasionSlug))
    return paths.occasion(occasionSlug);
  if (categorySlug !== null && categories.includes(categorySlug))
    return paths.category(categorySlug);
  return paths.searchFor(search);
}
