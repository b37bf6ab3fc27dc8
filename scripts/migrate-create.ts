import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { reportFailure } from '@/server/startup/failures';
import { loadPayload } from '@/server/database/load-payload';

try {
  const [migrationName, ...flags] = process.argv.slice(2);
  const payload = await loadPayload();
  payload.logger.level = 'info';
  await payload.db.createMigration({
    payload,
    migrationName,
    // An empty migration is asked for explicitly (SQL by hand), and never the answer to a prompt.
    forceAcceptWarning: flags.includes('--force-accept-warning') || flags.includes('--empty'),
  });
  tidy();
  process.exit(0);
} catch (error) {
  reportFailure(error);
  process.exit(1);
}

/** Payload's template names arguments that most migrations leave unused, and is formatted its own way. */
function tidy() {
  const folder = path.resolve('migrations');
  const newest = readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  const file = path.join(folder, newest);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{ db, payload, req }', '{ db }'));
  const files = [file, path.join(folder, 'index.ts')];
  spawnSync('node_modules/.bin/prettier', ['--write', ...files], { stdio: 'inherit' });
}
