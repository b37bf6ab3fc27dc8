import type { Payload } from 'payload';

import { DATABASE_PATIENCE } from '@/domain/patience';
import { shared } from '@/lib/shared';

import { adapterOf } from './adapter-of';
import { boundQueue } from './bound-queue';

type Pool = ReturnType<typeof adapterOf>['pool'];

const pools = shared('throttle-pools', () => new WeakMap<Payload, Pool>());

const CONNECTIONS = 2;
const LONGEST_QUEUE = 400;

/**
 * A pool for the counters of throttles only. They commit whatever becomes of the request, also from inside its
 * transaction: a second connection of the common pool could deadlock many requests that hold one each.
 */
export function throttlePool(payload: Payload): Pool {
  const known = pools.get(payload);
  if (known !== undefined) return known;
  const { pg, pool: common, poolOptions } = adapterOf(payload);
  const pool = new pg.Pool({
    ...poolOptions,
    max: CONNECTIONS,
    statement_timeout: DATABASE_PATIENCE.statement,
    connectionTimeoutMillis: common.options.connectionTimeoutMillis,
    // Idle connections do not keep the process alive.
    allowExitOnIdle: true,
  });
  // A lost connection is replaced at the next query.
  pool.on('error', () => undefined);
  boundQueue(pool, LONGEST_QUEUE, 'counting a request');
  pools.set(payload, pool);
  return pool;
}
