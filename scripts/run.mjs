import process from 'node:process';

import { load, prepare } from './prepare.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('  ✖ Uso: node scripts/run.mjs arquivo.ts [argumentos]\n');
  process.exit(1);
}

await prepare();
const { runCommand } = await load('src/server/startup/run-command.ts');
await runCommand(`npm run ${process.env.npm_lifecycle_event ?? file}`, async () => {
  const { runChild } = await load('src/server/startup/child.ts');
  await runChild(['--import', 'tsx', file, ...args]);
});
