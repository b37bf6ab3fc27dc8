import type { adapterOf } from './adapter-of';
import { Overload } from './overload';

type Pool = ReturnType<typeof adapterOf>['pool'];

/** Refuses a request for a connection at once when the queue for connections is full. */
export function boundQueue(pool: Pool, longest: number, name: string): void {
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof pool.connect>[0];
  function bounded(callback?: Callback) {
    if (pool.waitingCount < longest || pool.idleCount > 0) {
      if (callback === undefined) return connect();
      connect(callback);
      return undefined;
    }
    const overload = new Overload(name);
    if (callback === undefined) return Promise.reject(overload);
    callback(overload, undefined, () => undefined);
    return undefined;
  }
  // The border to the driver: `connect` is overloaded by whether it is given a callback.
  pool.connect = bounded as typeof pool.connect;
}
