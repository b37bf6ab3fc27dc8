import type { Pool } from '@/server/database/database';

export type Statement = { text: string; values: unknown[] };
type Asked = string | { text: string; values?: unknown[] };

/** The reading statements that `work` sends through this pool, in their order. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const original = pool.query.bind(pool);
  const statements: Statement[] = [];
  Reflect.set(pool, 'query', (first: Asked, ...rest: [unknown[]?]) => {
    const { text, values } = typeof first === 'string' ? { text: first, values: rest[0] } : first;
    if (/^\s*(?:select|with)\b/i.test(text)) {
      statements.push({ text, values: values ?? rest[0] ?? [] });
    }
    return Reflect.apply(original, pool, [first, ...rest]) as unknown;
  });
  try {
    await work();
  } finally {
    Reflect.set(pool, 'query', original);
  }
  return statements;
}

/**
 * How the database answers a statement, and in how many milliseconds, planning not included. Without the time of each step
 * the whole is measured more truly.
 */
export async function explain(
  pool: Pool,
  { text, values }: Statement,
  timing: 'on' | 'off' = 'on',
) {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, timing ${timing}) ${text}`,
    values,
  );
  const lines = rows.map((row) => row['QUERY PLAN']);
  const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? '')?.[1]);
  return { ms, text: lines.join('\n') };
}
