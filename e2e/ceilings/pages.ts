import { CACHED_QUERY_MAX } from '@/domain/page-cache-limits';

import { expect } from '../support/test';
import type { Probes } from './probes';

/** What only an answer of the cache says about itself. */
const CACHED_READ = 'public, max-age=0, must-revalidate';

export const pagesProbes: Probes = {
  async 'GET /** (cached pages)'({ visitor }) {
    const { etag } = (await visitor.get('/cookies')).headers();
    const junk = { rsc: 'x'.repeat(50_000), 'next-url': '/y', 'next-router-state-tree': 'z' };
    const answer = await visitor.get('/cookies?a=1', { headers: junk });
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(answer.headers().etag).toBe(etag);
    const again = await visitor.get('/cookies?b=2', { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status()).toBe(304);
    const head = await visitor.head('/cookies');
    expect(head.headers().etag).toBe(etag);
  },
  // How many bytes there are is held by a unit test: nobody can see it from outside.
  async 'GET /** (pages on disk)'({ visitor }) {
    const addresses = ['/termos-uso', '/termos-uso?a=1', `/termos-uso?b=${'x'.repeat(500)}`];
    const etags = new Set<string | undefined>();
    for (const address of addresses) etags.add((await visitor.get(address)).headers().etag);
    expect(etags.size).toBe(1);
  },
  async 'GET /busca?q=* (cached results)'({ visitor }) {
    const { etag } = (await visitor.get('/busca?q=caneca')).headers();
    const again = await visitor.get('/busca?x=1&q=%20caneca%20', {
      headers: { 'if-none-match': etag ?? '' },
    });
    expect(again.status()).toBe(304);
  },
  async 'GET /api/* (cached public reads)'({ visitor }) {
    const path = '/api/categories?limit=1&depth=0';
    const first = await visitor.get(path);
    expect(first.headers()['cache-control']).toBe(CACHED_READ);
    const { etag = '' } = first.headers();
    const again = await visitor.get('/api/categories?depth=0&limit=1', {
      headers: { 'if-none-match': etag },
    });
    expect(again.status()).toBe(304);

    const long = `${path}&x=${'y'.repeat(CACHED_QUERY_MAX)}`;
    const elsewhere = { origin: 'https://example.com' };
    for (const answer of [
      await visitor.get(long),
      await visitor.get(path, { headers: elsewhere }),
    ]) {
      expect(answer.headers()['cache-control']).not.toBe(CACHED_READ);
    }
  },
  async 'GET /** (being made for the cache)'({ visitor }) {
    // Another journey may change the catalogue meanwhile, and the page with it.
    await expect(async () => {
      const query = `termo que ninguém procurou ${Date.now()}`;
      const address = `/busca?q=${encodeURIComponent(query)}`;
      const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.get(address)));
      const etags = new Set(answers.map((answer) => answer.headers().etag));
      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
      expect(etags.size).toBe(1);
    }).toPass();
  },
  async 'GET /img/*'({ visitor }) {
    const html = await (await visitor.get('/')).text();
    const [shown = ''] = /\/img\/\w{12}-640\.webp/.exec(html) ?? [];
    const exact = await visitor.get(shown);
    expect(exact.status()).toBe(200);
    expect(exact.headers()['content-type']).toBe('image/webp');
    expect(exact.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

    const others = [
      shown.replace('-640', '-6'),
      shown.replace('-640', '-0640'),
      shown.replace('.webp', '.png'),
      shown.replace(/\w{12}/, '1zzzzzzzzzzz'),
      '/img/',
      '/_next/image?url=%2Ficon.svg&w=64&q=75',
      '/_next/image',
    ];
    for (const other of others) {
      expect((await visitor.get(other, { maxRedirects: 0 })).status(), other).toBe(404);
    }
    // A width that it is not stored in leads to the original.
    const unstored = await visitor.get(shown.replace('-640', '-641'), { maxRedirects: 0 });
    expect(unstored.status()).toBe(307);
    expect(unstored.headers().location).toMatch(/^\/api\/media\/file\//);
  },
};
