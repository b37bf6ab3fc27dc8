import { isUnavailable } from '@/lib/is-unavailable';
import { noteUnavailability } from '@/lib/unavailability';

import type { adapterOf } from './adapter-of';

type Pool = ReturnType<typeof adapterOf>['pool'];

/**
 * Notes each query that failed for want of time or room, before whoever asked hears of it. Between a query and the answer
 * to its request there are layers that pass on only that something failed: Next's pages, GraphQL over HTTP.
 */
export function noteUnavailableQueries(pool: Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  function noted(...args: unknown[]) {
    const answer = query(...args);
    // With a callback there is no promise. Nobody in this process asks that way.
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isUnavailable(error)) noteUnavailability();
      });
    }
    return answer;
  }
  // The border to the driver: `query` is overloaded by what it is given.
  pool.query = noted as typeof pool.query;
}
