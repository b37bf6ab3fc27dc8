import { paths } from './paths';

/** Of a date of the calendar. */
type Destination = { occasionSlug: string | null; search: string };

/** Where a date of the calendar leads: to its occasion when that is one of the known, else to a search for ideas. */
export function datePath({ occasionSlug, search }: Destination, known: readonly string[]): string {
  return occasionSlug !== null && known.includes(occasionSlug)
    ? paths.occasion(occasionSlug)
    : paths.searchFor(search);
}
