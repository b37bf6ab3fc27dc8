import { adapterOf } from '@collections/shared/adapter-of';
import type { Payload } from 'payload';

import { property } from '@/lib/property';
import { connect, withPool } from '@/server/database/database';

type Query = (this: unknown, ...args: unknown[]) => unknown;
type Client = { query: Query };

/** With the name of its plan, where it is prepared. */
export type Statement = { text: string; values: unknown[]; name?: unknown };

/** Every SQL statement that the application sends while `work` runs, in order; also those of transactions. */
export async function statementsOf(payload: Payload, work: () => Promise<unknown>) {
  return (await queriesOf(payload, work)).map(({ text }) => text);
}

/** The same, each with its values. */
export async function queriesOf(
  payload: Payload,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { pool } = adapterOf(payload);
  const originals = new Map<Client, Query>();
  // The border to the driver: its clients are typed by overloads that say nothing here.
  const watch = (acquired: unknown) => {
    const client = acquired as Client;
    if (originals.has(client)) return;
    const original = client.query;
    originals.set(client, original);
    client.query = function (...args) {
      statements.push({
        ...{ text: textOf(args[0]), values: valuesOf(args) },
        name: property(args[0], 'name'),
      });
      return original.apply(this, args);
    };
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, original] of originals) client.query = original;
  }
  return statements;
}

const ASKED = 8;

/**
 * How often a connection of its own plans each of these statements for its values, asked eight times: Postgres does so five
 * times, and from then on once for any if that costs no more.
 */
export async function plansOf(databaseUrl: string, statements: Statement[]): Promise<number[]> {
  return withPool(databaseUrl, async (pool) => {
    const connection = await connect(pool);
    const plans: number[] = [];
    for (const [index, { text, values }] of statements.entries()) {
      const name = `asked-${index}`;
      for (let turn = 0; turn < ASKED; turn += 1) await connection.query({ name, text, values });
      const { rows } = await connection.query<{ plans: string }>(
        'select custom_plans as plans from pg_prepared_statements where name = $1',
        [name],
      );
      plans.push(Number(rows[0]?.plans));
    }
    connection.release();
    return plans;
  });
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return String(text);
}

/** Beside the text, or with it in the object that describes a prepared statement. */
function valuesOf([query, beside]: unknown[]): unknown[] {
  if (Array.isArray(beside)) return beside;
  const within: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'values') : undefined;
  return Array.isArray(within) ? within : [];
}
