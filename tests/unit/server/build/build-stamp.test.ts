import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { digestSources } from '@/server/build/build-stamp';

let clone: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
  writeFileSync(path.join(clone, file), text);
}

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'mimoteca-stamp-'));
  write('src/app/page.tsx', 'page');
  write('migrations/0001.ts', 'first');
  write('payload.config.ts', 'config');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(clone, { recursive: true, force: true });
});

describe('the digest of what a build is made from', () => {
  it.each([
    ['a page changes', 'src/app/page.tsx'],
    ['a collection is added', 'collections/gifts/index.ts'],
    ['a migration changes', 'migrations/0001.ts'],
    ['a migration is added', 'migrations/0002.ts'],
    ['a function of the database changes', 'migrations/repeatable/10-listing.sql'],
    ['a public file is added', 'public/icon.svg'],
    [
      'the transport of mails, which is part of the application, changes',
      'src/server/mail/smtp-transport.ts',
    ],
    ['a configuration changes', 'payload.config.ts'],
    ['a dependency changes', 'package-lock.json'],
  ])('is another when %s', async (_what, file) => {
    const before = await digestSources(clone);
    write(file, 'something else');
    expect(await digestSources(clone)).not.toBe(before);
  });

  it.each([
    ['a test', 'tests/unit/page.test.ts'],
    ['a journey', 'e2e/page.spec.ts'],
    ['a document', 'README.md'],
    ['a script', 'scripts/start.mjs'],
    ['the server in front of the application', 'src/server/http/handler.ts'],
    ['the demo catalogue', 'src/seed/gifts.ts'],
    ['what Next writes while it builds', 'tsconfig.json'],
  ])('stays when %s changes', async (_what, file) => {
    const before = await digestSources(clone);
    write(file, 'something else');
    expect(await digestSources(clone)).toBe(before);
  });

  it('is another when a file gets another name', async () => {
    const before = await digestSources(clone);
    rmSync(path.join(clone, 'src/app/page.tsx'));
    write('src/app/other.tsx', 'page');
    expect(await digestSources(clone)).not.toBe(before);
  });

  it('stays when only dates change', async () => {
    const before = await digestSources(clone);
    utimesSync(path.join(clone, 'src/app/page.tsx'), 1, 1);
    expect(await digestSources(clone)).toBe(before);
  });

  it('stays under another address of the site, because a start makes the pages that name it anew', async () => {
    const before = await digestSources(clone);
    vi.stubEnv('SITE_URL', 'https://www.example.com');
    expect(await digestSources(clone)).toBe(before);
  });
});
