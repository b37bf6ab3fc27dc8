type Query = (...args: unknown[]) => unknown;
type Client = { query: Query };
type Pool = { on(event: 'acquire', listen: (client: Client) => void): unknown };

const pools = new WeakSet<Pool>();
const clients = new WeakSet<Client>();

/**
 * Lets the queries of each of a pool's clients wait for one another. Within a transaction Payload fills in a document's
 * relations all at once, on the one client there is: `pg` puts them into a queue that its next version will not have.
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
    // With a callback it is the pool that asks: it lends the client to nobody else meanwhile.
    if (!isStatement || typeof args.at(-1) === 'function') return query(...args);
    const answer = last.then(() => query(...args));
    last = answer.catch(() => undefined);
    return answer;
  };
}

/** A cursor or a stream, which `pg` asks to submit itself. */
function hasSubmit(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'submit' in statement;
}
