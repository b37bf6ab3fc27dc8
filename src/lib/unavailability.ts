import { shared } from './shared';

const failures = shared('unavailability', () => ({ count: 0 }));

/** How often the application has failed only because it or the database was overloaded or unreachable. */
export const unavailabilityCount = (): number => failures.count;

export function noteUnavailability(): void {
  failures.count += 1;
}
