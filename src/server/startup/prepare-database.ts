import { env } from '@/lib/env';

import { ensureAdmin } from './admin';
import { withDatabaseLock } from '../database/database-lock';
import { databaseNeeds } from './database-needs';
import { writeDemoState } from './demo-state';
import { reportFailure } from './failures';
import { loadPayload } from '../database/load-payload';
import { applyMigrations } from '../database/migrate';
import { log, step } from './progress';

const wishes = () => ({
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  seedDemo: env.SEED_DEMO,
});

/** Migrations, first administrator and what the demo catalogue begins with, whichever is missing once the lock is ours. */
async function prepareDatabase(): Promise<void> {
  const payload = await loadPayload();
  await withDatabaseLock(
    env.DATABASE_URL,
    async () => {
      await applyMigrations(payload, log);
      const needs = await databaseNeeds(wishes());
      if (needs.admin) await ensureAdmin(payload, log);
      if (!needs.demo) return;
      await writeDemoState(env.DATA_DIR, 'started');
      const { seedFirstGifts } = await import('@/seed');
      await step('Início do catálogo de demonstração', () => seedFirstGifts(payload, log));
      await writeDemoState(env.DATA_DIR, 'shown');
    },
    () => log('Outra cópia está preparando este banco de dados; aguardando'),
  );
  await payload.destroy();
}

try {
  await prepareDatabase();
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
