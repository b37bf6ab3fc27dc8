import type { Payload } from 'payload';

import { DATABASE_PATIENCE } from '@/domain/patience';

import { adapterOf } from './adapter-of';
import { boundQueue } from './bound-queue';

type Pool = ReturnType<typeof adapterOf>['pool'];

const pools = new WeakMap<Payload, Pool>();

const CONNECTIONS = 2;
const LONGEST_QUEUE = 400;

/**
 * Connections for nothing but the counting of throttles, which must commit whatever becomes of the act, also from inside
 * of its transaction: if that took a second connection of the common pool, a crowd of acts that hold one each would wait
 * for each other.
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
    // They keep nothing alive: a process that has nothing else to do may end.
    allowExitOnIdle: true,
  });
  // A lost connection is replaced at the next query.
  pool.on('error', () => undefined);
  boundQueue(pool, LONGEST_QUEUE, 'counting a request');
  pools.set(payload, pool);
  return pool;
}
