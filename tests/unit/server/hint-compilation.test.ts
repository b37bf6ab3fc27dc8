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
  await mkdir(path.join(folder, 'server', 'app', 'presente'), { recursive: true });
  for (const name of ['react', 'later', 'old']) await writeFile(chunk(name), LONG);
  await writeFile(chunk('tiny'), 'push(1)');
  const html = `<script src="/_next/static/chunks/react.js" id="_R_" async=""></script>
    <script src="/_next/static/chunks/tiny.js" async=""></script>
    <script src="/_next/static/chunks/old.js" noModule=""></script>`;
  await writeFile(path.join(folder, 'server', 'app', 'presente', '1.html'), html);
  await hintCompilation(folder);
  await hintCompilation(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the scripts of a build', () => {
  it('ask to be compiled while they arrive when a page starts with them, and say so once, in the first line', async () => {
    expect(await readFile(chunk('react'), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${LONG}`);
  });

  it.each(['later', 'old', 'tiny'])(
    'stay as they were when nothing is gained: %s',
    async (name) => {
      expect(await readFile(chunk(name), 'utf8')).not.toContain('allFunctionsCalledOnLoad');
    },
  );
});
