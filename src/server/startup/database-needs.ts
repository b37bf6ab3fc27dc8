import { type Pool, withPool } from '../database/database';
import { readDemoState } from './demo-state';
import { pendingIn } from '../database/migrate';

export type DatabaseNeeds = { migrations: boolean; admin: boolean; demo: boolean };

type Wishes = { databaseUrl: string; dataDir: string; seedDemo: boolean };

async function isTrue(pool: Pool, condition: string): Promise<boolean> {
  const { rows } = await pool.query<{ answer: boolean }>(`select ${condition} as answer`);
  return rows[0]?.answer === true;
}

/**
 * What is missing before the site can be served, found with a few indexed reads: a start where
 * nothing is missing need not load Payload, which takes seconds and memory.
 */
export function databaseNeeds({ databaseUrl, dataDir, seedDemo }: Wishes): Promise<DatabaseNeeds> {
  return withPool(databaseUrl, async (pool) => {
    const pending = await pendingIn(pool);
    if (pending.versioned.length > 0) return { migrations: true, admin: true, demo: seedDemo };
    const migrations = pending.repeatable;
    const admin = await isTrue(pool, 'not exists (select 1 from users where is_admin)');
    if (!seedDemo) return { migrations, admin, demo: false };
    const state = await readDemoState(dataDir);
    const isEmpty = () =>
      isTrue(
        pool,
        `not exists (select 1 from gifts) and not exists (select 1 from categories)
         and not exists (select 1 from occasions)`,
      );
    const demo = state === null ? await isEmpty() : state === 'started';
    return { migrations, admin, demo };
  });
}
