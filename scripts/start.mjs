import process from 'node:process';

import { compilePrograms } from './compile.mjs';
import { prepare } from './prepare.mjs';

const dev = process.argv.includes('--dev');
await prepare({ forDevelopment: dev });
const { program } = compilePrograms([
  'src/server/startup/start.ts',
  'src/server/startup/serve.ts',
  'src/app/(site)/presente/render-gift-view.tsx',
  'src/server/startup/prepare-database.ts',
  'src/server/startup/follow-up.ts',
  'src/server/build/make-build.ts',
]);
const { start } = await program('start');
await start({ dev });
