import process from 'node:process';

import { load, prepare } from './prepare.mjs';

await prepare();
const { start } = await load('src/server/startup/start.ts');
await start({ dev: process.argv.includes('--dev') });
