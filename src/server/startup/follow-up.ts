import { constants, setPriority } from 'node:os';

import { env } from '@/lib/env';
import { seedDemo } from '@/seed';

import { withFollowUpLock } from '../database/database-lock';
import { loadPayload } from '../database/load-payload';
import { completePictures } from './complete-pictures';
import { readDemoState, writeDemoState } from './demo-state';
import { reportFailure } from './failures';
import { log, step } from './progress';

const PARENT_CHECK_MS = 500;

/**
 * What may follow while the site is up already: the rest of the demo catalogue, and the sizes that pictures lack. Goes on
 * where it was ended; of several servers one does it.
 */
async function followUp(): Promise<void> {
  const payload = await loadPayload();
  await withFollowUpLock(env.DATABASE_URL, async () => {
    if (env.SEED_DEMO && (await readDemoState(env.DATA_DIR)) === 'shown') {
      await step('Resto do catálogo de demonstração', () => seedDemo(payload, log));
      await writeDemoState(env.DATA_DIR, 'done');
    }
    await completePictures(payload);
  });
  log('✔ Tudo pronto');
  await payload.destroy();
}

/** A supervisor that was killed ends no child. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, PARENT_CHECK_MS).unref();
}

endWithParent();
try {
  // Visitors go first.
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A container may forbid it.
}
try {
  await followUp();
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
