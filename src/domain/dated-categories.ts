import { CALENDAR } from './calendar';

const DATED = new Set(
  CALENDAR.flatMap(({ occasions }) => occasions.map(({ categorySlug }) => categorySlug)),
);

/** Those of the categories that a date of the calendar leads to: the browser is sent no others. */
export function datedCategories(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => DATED.has(slug));
}
