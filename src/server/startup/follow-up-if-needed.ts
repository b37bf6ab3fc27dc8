import { withPool } from '../database/database';
import { ChildFailure, runProgram } from './child';
import { log } from './progress';

/** Pictures without sizes, or of which AVIF has not been tried. */
const LACKING =
  'select exists (select from media where sizes_key is null or sizes_avif is null) as lacking';

/**
 * Has a process of its own do what may follow once the site is up; it ends with the site. What failed is done by the
 * next start. Never throws.
 */
export async function followUpIfNeeded(databaseUrl: string): Promise<void> {
  try {
    const { rows } = await withPool(databaseUrl, (pool) =>
      pool.query<{ lacking: boolean }>(LACKING),
    );
    if (rows[0]?.lacking === true) await runProgram('follow-up');
  } catch (error) {
    // The program says itself what stopped it; a stop of the site is no failure.
    if (!(error instanceof ChildFailure)) log(`✖ ${String(error)}`);
  }
}
