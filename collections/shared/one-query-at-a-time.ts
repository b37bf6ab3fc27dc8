import { shared } from '@/lib/shared';

type Query = (...args: unknown[]) => unknown;
type Client = { query: Query };
type Pool = { on(event: 'acquire', listen: (client: Client) => void): unknown };

const pools = shared('pools-in-turns', () => new WeakSet<Pool>());
const clients = shared('clients-in-turns', () => new WeakSet<Client>());

/**
 * Runs the queries of each client of a pool one after the other. Within a transaction Payload loads a document's
 * relations concurrently on one client: `pg` queues them, which its next version will not do.
 */
export function oneQueryAtATime(pool: Pool): void {
  if (pools.has(pool)) return;
  pools.add(pool);
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    takeTurns(client);
  });
}

function takeTurns(client: Client): void {
  const query = client.query.bind(client);
  let last: Promise<unknown> = Promise.resolve();

  client.query = (...args) => {
    const isStatement = typeof args[0] === 'string' || !hasSubmit(args[0]);
    // A query with a callback comes from the pool itself, which lends the client to nobody else meanwhile.
    if (!isStatement || typeof args.at(-1) === 'function') return query(...args);
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** A cursor or a stream, whose `submit` is called by `pg`. */
function hasSubmit(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'submit' in statement;
}
