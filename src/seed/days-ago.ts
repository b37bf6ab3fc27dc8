const DAY = 24 * 60 * 60 * 1000;

/** The moment that many days before now, as ISO 8601. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString();
}
