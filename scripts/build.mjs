import process from 'node:process';

import { load, prepare } from './prepare.mjs';

await prepare();
const { runCommand } = await load('src/server/startup/run-command.ts');
await runCommand('npm run build', async ({ settings }) => {
  const [{ prepareIfNeeded }, { build }] = await Promise.all([
    load('src/server/startup/prepare-if-needed.ts'),
    load('src/server/build/build.ts'),
  ]);
  await prepareIfNeeded(settings, process.env.DATABASE_URL);
  await build();
});
