import { connect, type Connection, type Pool } from './database';

/** Gifts of one step: a killed build loses at most one, and a write of the catalogue waits for no more. */
const STEP = 10_000;
/** Gifts from which on an empty table is filled without its indexes. */
const MUCH = 20_000;

/** Whether entries of listings are still to be filled: after a change of what they hold, or a build that was killed. */
export async function listingsPendingIn(client: Pool | Connection): Promise<boolean> {
  const { rows } = await client.query<{ isPending: boolean }>(
    'select next_gift is not null as "isPending" from listing_build',
  );
  return rows[0]?.isPending === true;
}

/**
 * Fills the entries of listings and the words of searches of all gifts (migrations/repeatable/25-listing-build.sql), step by
 * step, each of them two transactions side by side: one that is killed is completed by the next call. Nothing to do is a
 * matter of one query. The caller holds the database lock, and the pool has two connections. Throws when the database does.
 */
export async function buildListings(
  pool: Pool,
  log: (line: string) => void,
  { step = STEP, much = MUCH } = {},
): Promise<void> {
  if (!(await listingsPendingIn(pool))) return;
  const connection = await connect(pool);
  try {
    await connection.query('select listing_build_begin($1)', [much]);
    await fill(connection, pool, step, log);
    await connection.query('select listing_build_sweep()');
    await makeIndexes(connection, log);
    await connection.query('vacuum (analyze) listing_entries, gift_search, search_words');
    await connection.query('update listing_build set next_gift = null');
  } finally {
    connection.release();
  }
}

/** Makes the entries of some gifts beside the words of those before them: words are read from entries. */
async function fill(
  connection: Connection,
  beside: Pool,
  step: number,
  log: (line: string) => void,
) {
  let written: number[] = [];
  for (let gifts = step; ; gifts += step) {
    const { rows } = await connection.query<{ ids: number[] }>(
      'select listing_build_next($1, $2) as ids',
      [step, written.at(-1) ?? null],
    );
    const ids = rows[0]?.ids ?? [];
    const both = await Promise.allSettled([
      connection.query('select listing_build_entries($1)', [ids]),
      beside.query('select listing_build_words($1)', [written]),
    ]);
    const failed = both.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    if (written.length > 0) await connection.query('select listing_build_done($1)', [written]);
    if (ids.length === 0) return;
    if (gifts % (10 * STEP) === 0) log(`Listas: ${gifts} presentes`);
    written = ids;
  }
}

/** Those that were dropped for the build, each in a transaction of its own. */
async function makeIndexes(connection: Connection, log: (line: string) => void) {
  const { rows } = await connection.query<{ definition: string }>(
    'select unnest(indexes) as definition from listing_build',
  );
  for (const [done, { definition }] of rows.entries()) {
    log(`Listas: índice ${done + 1} de ${rows.length}`);
    await connection.query(definition.replace('CREATE INDEX ', 'CREATE INDEX IF NOT EXISTS '));
    await connection.query('update listing_build set indexes = array_remove(indexes, $1::text)', [
      definition,
    ]);
  }
}
