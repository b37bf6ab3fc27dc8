import { createHash, randomBytes } from 'node:crypto';
import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createTagClock, type TagClock } from '@/lib/tag-clock';
import { createCacheEntry } from '@/server/page-cache/cache-entry';
import type { CacheKey } from '@/server/page-cache/cache-key';
import { createDiskStore } from '@/server/page-cache/disk-store';

const MEGABYTE = 1024 * 1024;

let folder: string;
let clock: TagClock;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-pages-'));
  clock = createTagClock();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (options: { maxBytes?: number; version?: string | null } = {}) => {
  const { maxBytes = 512 * MEGABYTE, version = 'v1' } = options;
  return createDiskStore({ folder, maxBytes, clock, version: () => version });
};
const page = (id: string): CacheKey => ({ kind: 'page', id });
const origin = (tags = ['gift:1']) => ({
  tags,
  time: clock.now(),
  freshUntil: Infinity,
  horizon: '7',
});
const entry = (text: string, from = origin()) =>
  createCacheEntry(
    {
      status: 200,
      headers: { 'content-type': 'text/html', 'x-a': ['1', '2'] },
      body: Buffer.from(text),
    },
    from,
  );
const long = (text: string) => text.padEnd(2_000, '.');

/** What cannot be compressed to less than three kilobytes. */
const noise = () => entry(randomBytes(2_300).toString('base64'));

/** Pages whose files come to lie in the same folder. */
function neighbours(count: number): string[] {
  const found: string[] = [];
  for (let index = 0; found.length < count; index += 1) {
    const digest = createHash('sha256').update(`page /${index}`).digest('hex');
    if (digest.startsWith('00')) found.push(`/${index}`);
  }
  return found;
}

async function files(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
}

/** Stores at once: closing waits for nothing to settle. */
async function store(pages: Record<string, ReturnType<typeof entry>>, options = {}): Promise<void> {
  const disk = open(options);
  for (const [id, made] of Object.entries(pages)) disk.write(page(id), made);
  await disk.close();
}

describe('the pages on disk', () => {
  it('are what they were, compressed once, in another process', async () => {
    await store({ '/a': entry(long('página')) });
    const found = await open().read(page('/a'));
    expect(found?.origin).toEqual({ ...origin(), time: 0 });
    expect(found?.etag).toBe(entry(long('página')).etag);
    const plain = await found?.form('identity');
    expect(plain?.bytes.toString()).toBe(long('página'));
    expect(plain?.head).toEqual((await entry(long('página')).form('identity')).head);
    expect(await open().read(page('/b'))).toBeUndefined();
    expect(await open().read({ kind: 'payload', id: '/a' })).toBeUndefined();
  });

  it('are not stored when they have changed while they waited', async () => {
    const disk = open();
    disk.write(page('/a'), entry('changed'));
    disk.write(page('/b'), entry('unchanged', origin(['gift:2'])));
    clock.expire(['gift:1']);
    await disk.close();
    expect(await open().read(page('/a'))).toBeUndefined();
    expect(await open().read(page('/b'))).toBeDefined();
  });

  it('are no page of another build, address or database', async () => {
    await store({ '/a': entry('one') });
    expect(await open({ version: 'v2' }).read(page('/a'))).toBeUndefined();
    expect(await open({ version: null }).read(page('/a'))).toBeUndefined();
    await open({ version: null }).removeOthers();
    await open().removeOthers();
    expect(await open().read(page('/a'))).toBeDefined();
    await open({ version: 'v2' }).removeOthers();
    expect(await files()).toEqual([]);
  });

  it('are taken for none when a crash left half of them, or other bytes', async () => {
    for (const harm of [
      (file: string) => truncate(file, 100),
      (file: string) => truncate(file, 0),
      async (file: string) => {
        const bytes = await readFile(file);
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ]) {
      await store({ '/a': entry('página') });
      const [file = ''] = await files();
      await harm(file);
      expect(await open().read(page('/a'))).toBeUndefined();
      expect(await files()).toEqual([]);
    }
  });

  it('stay within their bytes; those go that were not used for longest', async () => {
    // Ten kilobytes for each of the 256 folders that the files are spread over.
    const maxBytes = 256 * 10_000;
    const [old = '', used = '', ...others] = neighbours(4);
    for (const [age, id] of [old, used].entries()) {
      await store({ [id]: noise() }, { maxBytes });
      const newest = (await files()).at(-1) ?? '';
      if (age === 0) await utimes(newest, 1_000, 1_000);
    }
    for (const id of others) await store({ [id]: noise() }, { maxBytes });
    const sizes = await Promise.all((await files()).map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
    const read = async (id: string) => (await open().read(page(id))) !== undefined;
    expect(await read(old)).toBe(false);
    expect(await read(others.at(-1) ?? '')).toBe(true);
  });

  it('cost nobody an answer when the folder cannot be written', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const disk = createDiskStore({
      folder: path.join(folder, 'file'),
      maxBytes: MEGABYTE,
      clock,
      version: () => 'v1',
    });
    disk.write(page('/a'), entry('página'));
    await disk.close();
    expect(await disk.read(page('/a'))).toBeUndefined();
  });
});
