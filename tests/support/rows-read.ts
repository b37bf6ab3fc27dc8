import { withPool } from '@/server/database/database';

import { queriesOf } from './statements';
import type { TestPayload } from './test-payload';

export type RowsRead = {
  /** Rows that whole tables were read for. */
  sequential: number;
  /** Rows that an index led to. */
  fetched: number;
};

/**
 * How many rows of `table` the statements of `work` look at, also within functions, of which EXPLAIN says nothing: they are
 * asked again in one transaction, whose own counters are read.
 */
export async function rowsReadOf(
  app: TestPayload,
  table: string,
  work: () => Promise<unknown>,
): Promise<RowsRead> {
  const queries = await queriesOf(app.payload, work);
  return withPool(app.databaseUrl, async (pool) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const { text, values } of queries) await client.query(text, values);
      const { rows } = await client.query<{ sequential: string; fetched: string }>(
        `select seq_tup_read as sequential, idx_tup_fetch as fetched
         from pg_stat_xact_user_tables where relname = $1`,
        [table],
      );
      return { sequential: Number(rows[0]?.sequential), fetched: Number(rows[0]?.fetched) };
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
}
