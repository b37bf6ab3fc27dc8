import { isUnavailable } from '@/lib/is-unavailable';
import { noteUnavailability } from '@/lib/unavailability';

import type { adapterOf } from './adapter-of';

type Pool = ReturnType<typeof adapterOf>['pool'];

/**
 * Notes each query that failed because the database had no time or no connection, before its error is thrown: some
 * layers between a query and its answer (Next's pages, GraphQL over HTTP) pass on only that something failed.
 */
export function noteUnavailableQueries(pool: Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  function noted(...args: unknown[]) {
    const answer = query(...args);
    // With a callback there is no promise; no code in this process uses one.
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
