import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hintCompilation } from '@/server/build/hint-compilation';

const LONG = `push(() => {${' '.repeat(20_000)}})`;
let folder = '';
const chunk = (name: string) => path.join(folder, 'static', 'chunks', `${name}.js`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-build-'));
  await mkdir(path.join(folder, 'static', 'chunks'), { recursive: true });
  const pages = path.join(folder, 'server', 'app', '(site)', 'presente', '[id]');
  await mkdir(pages, { recursive: true });
  for (const name of ['react', 'page', 'later', 'old']) await writeFile(chunk(name), LONG);
  await writeFile(chunk('tiny'), 'push(1)');
  const file = (name: string) => `static/chunks/${name}.js`;
  await writeFile(
    path.join(folder, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: [file('react')], polyfillFiles: [file('old')] }),
  );
  const parts = {
    '[project]/src/app/(site)/presente/[id]/page': [file('page'), file('tiny')],
    '[project]/src/app/(site)/error': [file('later')],
  };
  await writeFile(
    path.join(pages, 'page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules: {}, entryJSFiles: parts })};`,
  );
  await hintCompilation(folder);
  await hintCompilation(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the scripts of a build', () => {
  it('ask to be compiled while they arrive when a page starts with them, and say so once, in the first line', async () => {
    for (const name of ['react', 'page']) {
      expect(await readFile(chunk(name), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${LONG}`);
    }
  });

  it.each(['later', 'old', 'tiny'])(
    'stay as they were when nothing is gained: %s',
    async (name) => {
      expect(await readFile(chunk(name), 'utf8')).not.toContain('allFunctionsCalledOnLoad');
    },
  );
});
