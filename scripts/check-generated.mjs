import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { generate } from './generate.mjs';
import { prepare } from './prepare.mjs';

/** What Payload generates from its configuration and the repository keeps, with the command that makes it. */
const GENERATED = [
  ['payload-types.ts', 'generate:types'],
  ['src/app/(payload)/admin/painel/importMap.js', 'generate:importmap'],
];

await prepare();
let stale = 0;
for (const [file, command] of GENERATED) {
  const stored = readFileSync(file, 'utf8');
  const failure = generate(command);
  const made = readFileSync(file, 'utf8');
  writeFileSync(file, stored);
  if (failure === null && made === stored) continue;
  stale += 1;
  const reason = failure === null ? 'is out of date' : `could not be made: ${failure}`;
  process.stderr.write(`${file} ${reason}; run: npm run ${command}\n`);
}
process.exit(stale === 0 ? 0 : 1);
