import type { Settings } from '@/lib/env/settings';

import { withPool } from '../database/database';
import { ChildFailure, runProgram } from './child';
import { readDemoState } from './demo-state';
import { log } from './progress';

/** Pictures without sizes, or of which AVIF has not been tried. */
const LACKING =
  'select exists (select from media where sizes_key is null or sizes_avif is null) as lacking';

/**
 * Has a process of its own do what may follow once the site is up; it ends with the site. What failed is done after the
 * next start. Never throws.
 */
export async function followUpIfNeeded(settings: Settings, databaseUrl: string): Promise<void> {
  try {
    if (await isNeeded(settings, databaseUrl)) await runProgram('follow-up');
  } catch (error) {
    // The program says itself what stopped it; a stop of the site is no failure.
    if (!(error instanceof ChildFailure)) log(`✖ ${String(error)}`);
  }
}

async function isNeeded(settings: Settings, databaseUrl: string): Promise<boolean> {
  const { DATA_DIR: dataDir, SEED_DEMO: seedDemo } = settings;
  if (seedDemo && (await readDemoState(dataDir)) === 'shown') return true;
  const { rows } = await withPool(databaseUrl, (pool) => pool.query<{ lacking: boolean }>(LACKING));
  return rows[0]?.lacking === true;
}
