import { parseArgs } from 'node:util';

import { seedDemo, seedUsers, seedSynthetic } from '@/seed';
import { completePictures } from '@/server/startup/complete-pictures';
import { writeDemoState } from '@/server/startup/demo-state';
import { env } from '@/lib/env';
import { reportFailure, StartupFailure } from '@/server/startup/failures';
import { loadPayload } from '@/server/database/load-payload';
import { migrateWith } from '@/server/database/migrate';
import { log, step } from '@/server/startup/progress';

const MOST = 1_000_000;

/** How many synthetic gifts or people are asked for, or null. */
function wanted(name: 'gifts' | 'users'): number | null {
  const { values } = parseArgs({
    options: { gifts: { type: 'string' }, users: { type: 'string' } },
    strict: false,
  });
  const value = values[name];
  if (value === undefined) return null;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
  throw new StartupFailure(
    `--${name} deve ser um número inteiro entre 1 e ${MOST}: npm run seed -- --${name} 100000`,
  );
}

try {
  const [gifts, people] = [wanted('gifts'), wanted('users')];
  const payload = await loadPayload();
  await migrateWith(payload, log);
  await step('Catálogo de demonstração', () => seedDemo(payload, log));
  await writeDemoState(env.DATA_DIR, 'done');
  await completePictures(payload);
  if (gifts !== null) {
    await step(`Catálogo sintético (${gifts} presentes)`, () => seedSynthetic(payload, gifts, log));
  }
  if (people !== null) {
    await step(`Contas sintéticas (${people} pessoas)`, () => seedUsers(payload, people, log));
  }
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
