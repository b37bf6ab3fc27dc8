import type { Settings } from '@/lib/env/settings';

import { runProgram } from './child';
import { databaseNeeds } from './database-needs';
import { step } from './progress';

/**
 * Migrations, first administrator, demo catalogue: in a process of its own and only when something
 * is missing, so that a server does not wait for Payload nor hold its memory twice.
 */
export async function prepareIfNeeded(settings: Settings, databaseUrl: string): Promise<void> {
  const { DATA_DIR: dataDir, SEED_DEMO: seedDemo } = settings;
  const needs = await databaseNeeds({ databaseUrl, dataDir, seedDemo });
  if (!needs.migrations && !needs.admin && !needs.demo) return;
  await step('Preparo dos dados', () => runProgram('prepare-database'));
}
