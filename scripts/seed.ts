import { parseArgs } from 'node:util';

import { seedDemo, seedSynthetic } from '@/seed';
import { writeDemoState } from '@/server/demo-state';
import { env } from '@/lib/env';
import { reportFailure, StartupFailure } from '@/server/failures';
import { loadPayload } from '@/server/load-payload';
import { log, step } from '@/server/progress';

const MOST_GIFTS = 1_000_000;

function wantedGifts(): number | null {
  const { values } = parseArgs({ options: { gifts: { type: 'string' } }, strict: false });
  if (values.gifts === undefined) return null;
  const count = Number(values.gifts);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_GIFTS) return count;
  throw new StartupFailure(
    `--gifts deve ser um número inteiro entre 1 e ${MOST_GIFTS}: npm run seed -- --gifts 100000`,
  );
}

try {
  const count = wantedGifts();
  const payload = await loadPayload();
  await step('Catálogo de demonstração', () => seedDemo(payload, log));
  await writeDemoState(env.DATA_DIR, 'done');
  if (count !== null) {
    await step(`Catálogo sintético (${count} presentes)`, () => seedSynthetic(payload, count, log));
  }
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
