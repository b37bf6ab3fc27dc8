import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import process from 'node:process';

import { prepare } from './prepare.mjs';

// The configuration wants a complete environment; nothing is connected to.
const PLACEHOLDERS = {
  DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/nowhere',
  PAYLOAD_SECRET: 'a-secret-that-protects-nothing-at-all',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

// Lexical's packages as in production: see src/server/startup/child.ts.
const PAYLOAD = ['--conditions=production', 'node_modules/payload/bin.js'];

/** Runs one of Payload's generators (`generate:types`); needs no database. Null, or why it could not. */
export function generate(command) {
  const { status, stderr } = spawnSync(process.execPath, [...PAYLOAD, command], {
    env: { ...process.env, ...PLACEHOLDERS },
    encoding: 'utf8',
  });
  return status === 0 ? null : stderr;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare();
  const failure = generate(process.argv[2] ?? '');
  if (failure !== null) process.stderr.write(failure);
  process.exit(failure === null ? 0 : 1);
}
