import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

import { prepare } from './prepare.mjs';

/** What Payload generates from its configuration and the repository keeps, with the command that makes it. */
const GENERATED = [
  ['payload-types.ts', 'generate:types'],
  ['src/app/(payload)/admin/painel/importMap.js', 'generate:importmap'],
];

// The configuration wants a complete environment; nothing is connected to.
const PLACEHOLDERS = {
  DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/nowhere',
  PAYLOAD_SECRET: 'a-secret-that-protects-nothing-at-all',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

// Lexical's packages as in production: see src/server/startup/child.ts.
const PAYLOAD = ['--conditions=production', 'node_modules/payload/bin.js'];

await prepare();
let stale = 0;
for (const [file, command] of GENERATED) {
  const stored = readFileSync(file, 'utf8');
  const { status, stderr } = spawnSync(process.execPath, [...PAYLOAD, command], {
    env: { ...process.env, ...PLACEHOLDERS },
    encoding: 'utf8',
  });
  const made = readFileSync(file, 'utf8');
  writeFileSync(file, stored);
  if (status === 0 && made === stored) continue;
  stale += 1;
  const reason = status === 0 ? 'is out of date' : `could not be made: ${stderr}`;
  process.stderr.write(`${file} ${reason}; run: npm run ${command}\n`);
}
process.exit(stale === 0 ? 0 : 1);
