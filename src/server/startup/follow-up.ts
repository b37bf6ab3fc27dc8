import { constants, setPriority } from 'node:os';

import { completeSizes, countLackingSizes } from '@collections/media/sizes/complete-sizes';

import { env } from '@/lib/env';

import { withFollowUpLock } from '../database/database-lock';
import { loadPayload } from '../database/load-payload';
import { reportFailure } from './failures';
import { log, step } from './progress';

const PROGRESS_EVERY = 100;

/**
 * What may follow while the site is up already: the sizes of pictures that were uploaded before sizes were stored. Goes
 * on where it was ended; of several servers one does it.
 */
async function followUp(): Promise<void> {
  const payload = await loadPayload();
  await withFollowUpLock(env.DATABASE_URL, async () => {
    const lacking = await countLackingSizes(payload);
    if (lacking === 0) return;
    let done = 0;
    await step(`Tamanhos de ${lacking} imagens`, () =>
      completeSizes(payload, () => {
        done += 1;
        if (done % PROGRESS_EVERY === 0) log(`${done} de ${lacking} imagens`);
      }),
    );
  });
  await payload.destroy();
}

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
