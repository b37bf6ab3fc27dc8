import { describe, expect, it } from 'vitest';

import { createCacheEntry } from '@/server/page-cache/cache-entry';
import { createCacheShare } from '@/server/page-cache/cache-share';

const KILOBYTE = 1024;

const entry = (bytes: number) =>
  createCacheEntry(
    { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.alloc(bytes, 'x') },
    { tags: [], time: 0, freshUntil: 0, horizon: null },
  );

describe('a share of the cache', () => {
  it('holds no more than its bytes and its entries, however many come', () => {
    const share = createCacheShare({ bytes: 500 * KILOBYTE, entries: 50 });
    for (let index = 0; index < 2_000; index += 1) share.set(`/${index}`, entry(KILOBYTE));
    expect(share.held().entries).toBeLessThanOrEqual(50);
    for (let index = 0; index < 2_000; index += 1) share.set(`/${index}`, entry(40 * KILOBYTE));
    expect(share.held().bytes).toBeLessThanOrEqual(500 * KILOBYTE);
  });

  it('keeps what is asked for again, whatever is asked for only once', () => {
    const share = createCacheShare({ bytes: 500 * KILOBYTE, entries: 1_000 });
    for (const id of ['/', '/categorias']) {
      share.set(id, entry(10 * KILOBYTE));
      share.get(id);
    }
    for (let index = 0; index < 5_000; index += 1) share.set(`/${index}`, entry(10 * KILOBYTE));
    expect(share.get('/')).toBeDefined();
    expect(share.get('/categorias')).toBeDefined();
  });

  it('leaves all of its room to addresses that are asked for once, while nothing else wants it', () => {
    const share = createCacheShare({ bytes: 500 * KILOBYTE, entries: 1_000 });
    const ids = Array.from({ length: 40 }, (_, index) => `/${index}`);
    for (const id of ids) share.set(id, entry(10 * KILOBYTE));
    expect(ids.filter((id) => share.get(id) === undefined)).toEqual([]);
  });

  it('counts its keys, the headers and every compressed form', async () => {
    const share = createCacheShare({ bytes: 5_000 * KILOBYTE, entries: 100 });
    const text = entry(100 * KILOBYTE);
    share.set('/a'.repeat(60), text);
    const before = share.held().bytes;
    expect(before).toBeGreaterThan(100 * KILOBYTE + 120);
    await text.form('identity');
    const { bytes } = await text.form('gzip');
    expect(share.held().bytes).toBeGreaterThan(before + bytes.length);
    share.remove('/a'.repeat(60));
    expect(share.held()).toEqual({ bytes: 0, entries: 0 });
  });

  it('drops the uncompressed form that nobody asks for, once there is another', async () => {
    const share = createCacheShare({ bytes: 5_000 * KILOBYTE, entries: 100 });
    const text = entry(100 * KILOBYTE);
    share.set('/', text);
    await text.form('br');
    expect(share.held().bytes).toBeLessThan(3 * KILOBYTE);
    for (const encoding of ['identity', 'gzip'] as const) await text.form(encoding);
    const plain = await text.form('identity');
    expect(plain.bytes.equals(Buffer.alloc(100 * KILOBYTE, 'x'))).toBe(true);
    share.remove('/');
    expect(share.held()).toEqual({ bytes: 0, entries: 0 });
  });

  it('holds a long key by its digest', () => {
    const share = createCacheShare({ bytes: 500 * KILOBYTE, entries: 100 });
    const id = '/x'.repeat(1_000);
    share.set(id, entry(10));
    expect(share.held().bytes).toBeLessThan(2_500);
    expect(share.get(id)).toBeDefined();
    expect(share.get(`${id}y`)).toBeUndefined();
  });

  it('counts nothing twice when an entry is replaced, and nothing of one that has gone', async () => {
    const share = createCacheShare({ bytes: 500 * KILOBYTE, entries: 100 });
    const first = entry(10 * KILOBYTE);
    share.set('/', first);
    const { bytes } = share.held();
    share.set('/', entry(10 * KILOBYTE));
    await first.form('br');
    expect(share.held()).toEqual({ bytes, entries: 1 });
  });

  it('does not keep what would take a large part of it', () => {
    const share = createCacheShare({ bytes: 100 * KILOBYTE, entries: 100 });
    share.set('/', entry(50 * KILOBYTE));
    expect(share.held().entries).toBe(0);
  });
});
