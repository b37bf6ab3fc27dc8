import path from 'node:path';
import process from 'node:process';

import { compilePrograms } from './compile.mjs';
import { prepare } from './prepare.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('  ✖ Uso: node scripts/run.mjs arquivo.ts [argumentos]\n');
  process.exit(1);
}

await prepare({ forDevelopment: file.startsWith('bench/') });
const { program } = compilePrograms(['src/server/startup/run-command.ts', file]);
const { runProgramAsCommand } = await program('run-command');
const purpose = `npm run ${process.env.npm_lifecycle_event ?? file}`;
await runProgramAsCommand(purpose, path.parse(file).name, args);
