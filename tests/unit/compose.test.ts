import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const names = (file: string, line: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(line)].map(([, name = '']) => name);

/** Of the local mode alone: in a container the database and the inbox are services of their own. */
const LOCAL = ['HOST', 'PG_PORT', 'MAIL_SMTP_PORT', 'MAIL_UI_PORT'];

describe('docker-compose.yml', () => {
  const passed = names('docker-compose.yml', /^ {6}([A-Z][A-Z0-9_]*): /gm);
  const known = names('.env.example', /^# ([A-Z][A-Z0-9_]*)=/gm).filter(
    (name) => !LOCAL.includes(name),
  );

  it.each(known)('passes %s on to the site', (name) => {
    expect(passed).toContain(name);
  });

  it('passes what an operator sets and does not fix it', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8');
    const fixed = ['PORT', 'DATA_DIR', 'DATABASE_URL'];
    for (const name of known.filter((name) => !fixed.includes(name))) {
      expect(compose).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:`, 'm'));
    }
  });
});
