import { performance } from 'node:perf_hooks';

type Query = (this: unknown, ...args: unknown[]) => unknown;
type Client = { query: Query };
type Pool = { on(event: 'acquire', listen: (client: unknown) => void): unknown };
type Statement = { text: string; took: number; rows: number };

/** What a process asks of the database: how many statements, how many rows they bring, and which of them takes longest. */
export function watchStatements(pool: Pool) {
  let statements: Statement[] = [];
  const watched = new WeakSet<Client>();
  pool.on('acquire', (acquired) => {
    // The border to the driver: its clients are typed by overloads that say nothing here.
    const client = acquired as Client;
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query;
    client.query = function (...args) {
      const statement = { text: textOf(args[0]), took: 0, rows: 0 };
      statements.push(statement);
      const startedAt = performance.now();
      const answer = query.apply(this, args);
      if (answer instanceof Promise) {
        return answer.then((result: unknown) => {
          Object.assign(statement, { took: performance.now() - startedAt, rows: rowsOf(result) });
          return result;
        });
      }
      return answer;
    };
  });
  return {
    reset: () => {
      statements = [];
    },
    count: () => statements.length,
    rows: () => statements.reduce((sum, { rows }) => sum + rows, 0),
    slowest: () => statements.toSorted((a, b) => b.took - a.took)[0]?.text ?? '',
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return String(typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '');
}

function rowsOf(result: unknown): number {
  const rows: unknown =
    typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : [];
  return Array.isArray(rows) ? rows.length : 0;
}
