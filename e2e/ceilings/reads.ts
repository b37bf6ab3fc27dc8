import { FEED_GIFTS, SITEMAP_PART_IDS } from '@/domain/ceilings/reads';
import { CHANGES, type ChangesPage, writeCursor } from '@/domain/changes';
import {
  FAVOURITES_PAGE_SIZE,
  LISTING_MAX_PAGE,
  SEARCH_INTENTION_LIMIT,
  SEARCH_TITLE_LIMIT,
} from '@/domain/limits';
import { SEARCH_QUERY_MAX } from '@/domain/search';
import { NEAR_GIFTS } from '@/domain/search-near';
import { SUGGESTED_GIFTS, SUGGESTED_TERMS } from '@/domain/search-suggestions';

import { expect } from '../support/test';
import type { Probe, Probes } from './probes';

type Visitor = Parameters<Probe>[0]['visitor'];

async function textOf(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.text();
}

async function refusalOf(visitor: Visitor, path: string): Promise<[number, string | undefined]> {
  const answer = await visitor.get(path);
  const body = (await answer.json()) as { errors: { message: string; field?: string }[] };
  expect(body.errors[0]?.message).toMatch(/\.$/);
  return [answer.status(), body.errors[0]?.field];
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

export const readsProbes: Probes = {
  'GET /api/listings': async ({ visitor }) => {
    const path = `/api/listings?page=${LISTING_MAX_PAGE}`;
    expect(JSON.parse(await textOf(visitor, path))).toMatchObject({ docs: [], hasMore: false });
    for (const [query, field] of [
      [`page=${LISTING_MAX_PAGE + 1}`, 'page'],
      ['page=1&page=2', 'page'],
      ['limit=1000', 'limit'],
      ['sort=user.hash', 'sort'],
      ['max=1e9', 'max'],
    ]) {
      expect(await refusalOf(visitor, `/api/listings?${query}`)).toEqual([400, field]);
    }
  },

  'GET /api/search': async ({ visitor }) => {
    const count = async (query: string) => {
      const text = await textOf(visitor, `/api/search?q=${encodeURIComponent(query)}`);
      return (JSON.parse(text) as { docs: unknown[] }).docs.length;
    };
    for (const query of ['a', '%', '__', 'pre', 'surpreender', '!!!']) {
      expect(await count(query)).toBeLessThanOrEqual(SEARCH_TITLE_LIMIT + SEARCH_INTENTION_LIMIT);
    }
    expect(await count('a'.repeat(SEARCH_QUERY_MAX * 10))).toBe(0);
    expect(await refusalOf(visitor, '/api/search?q=%20')).toEqual([400, 'q']);
    expect(await refusalOf(visitor, '/api/search?q=a&limit=51')).toEqual([400, 'limit']);
  },

  'GET /api/search/suggestions': async ({ visitor }) => {
    for (const query of ['pr', 'kit de', '%', 'a'.repeat(SEARCH_QUERY_MAX * 10)]) {
      const path = `/api/search/suggestions?q=${encodeURIComponent(query)}`;
      const found = JSON.parse(await textOf(visitor, path)) as Record<string, unknown[]>;
      expect(found.gifts?.length).toBeLessThanOrEqual(SUGGESTED_GIFTS);
      expect(found.categories?.length).toBeLessThanOrEqual(SUGGESTED_TERMS);
      expect(found.occasions?.length).toBeLessThanOrEqual(SUGGESTED_TERMS);
    }
    expect(await refusalOf(visitor, '/api/search/suggestions?q=%20')).toEqual([400, 'q']);
  },

  'GET /api/search/near': async ({ visitor }) => {
    for (const query of ['xqzwvk', 'caneca até 1 real', '%', 'a'.repeat(SEARCH_QUERY_MAX * 10)]) {
      const path = `/api/search/near?q=${encodeURIComponent(query)}`;
      const found = JSON.parse(await textOf(visitor, path)) as { docs: unknown[] };
      expect(found.docs.length).toBeLessThanOrEqual(NEAR_GIFTS);
    }
    expect(await refusalOf(visitor, '/api/search/near?q=%20')).toEqual([400, 'q']);
  },

  'GET /api/menu': async ({ visitor }) => {
    type Group = { entries: { name: string; slug: string }[] };
    const text = await textOf(visitor, '/api/menu?depth=10&limit=0');
    const menu = JSON.parse(text) as Record<'categories' | 'occasions', Group[]>;
    const entries = [...menu.categories, ...menu.occasions].flatMap((group) => group.entries);
    expect(entries.length).toBeGreaterThan(0);
    expect([...new Set(entries.flatMap((entry) => Object.keys(entry)))]).toEqual(['name', 'slug']);
  },

  'POST /api/mcp': async ({ visitor }) => {
    const data = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await visitor.post('/api/mcp', { data })).status()).toBe(404);
  },
  'GET /api/mcp': async ({ visitor }) => {
    expect((await visitor.get('/api/mcp')).status()).toBe(405);
  },
  'DELETE /api/mcp': async ({ visitor }) => {
    expect((await visitor.delete('/api/mcp')).status()).toBe(405);
  },

  'GET /api/openapi.json': async ({ visitor }) => {
    const description = await textOf(visitor, '/api/openapi.json');
    expect(description).toContain('"openapi":"3.1');
    expect(await textOf(visitor, '/api/openapi.json?outra=coisa')).toBe(description);
  },

  'GET /api/changes': async ({ visitor }) => {
    const page = JSON.parse(await textOf(visitor, '/api/changes?limit=1000')) as ChangesPage;
    expect(page.changes.length).toBeGreaterThan(0);
    expect(page.changes.length).toBeLessThanOrEqual(CHANGES.mostRows);
    expect(await refusalOf(visitor, '/api/changes?limit=1001')).toEqual([400, 'limit']);
    expect(await refusalOf(visitor, '/api/changes?since=nada')).toEqual([400, 'since']);
    const foreign = writeCursor({ epoch: '0123456789ab', position: 1, begun: 1, head: 1 });
    expect(await refusalOf(visitor, `/api/changes?since=${foreign}`)).toEqual([410, 'since']);
  },

  'GET /api/favourites/gifts': async ({ visitor }) => {
    for (const authorization of ['', 'JWT a.b.c']) {
      const headers = { authorization };
      expect((await visitor.get('/api/favourites/gifts', { headers })).status()).toBe(401);
    }
  },

  'GET /api/favourites/local': async ({ visitor }) => {
    const ids = Array.from({ length: FAVOURITES_PAGE_SIZE }, (_, index) => index + 1);
    await textOf(visitor, `/api/favourites/local?ids=${ids.join(',')}`);
    const more = [...ids, FAVOURITES_PAGE_SIZE + 1];
    for (const list of [more.join(','), '1,,2', '1e3', '-1', '0', '']) {
      expect(await refusalOf(visitor, `/api/favourites/local?ids=${list}`)).toEqual([400, 'ids']);
    }
  },

  'GET /sitemap.xml': async ({ visitor }) => {
    const files = addressesIn(await textOf(visitor, '/sitemap.xml'));
    expect(files[0]).toBe('/sitemap/paginas.xml');
    expect(files.length).toBeGreaterThan(1);
    for (const file of files.slice(1)) expect(file).toMatch(/^\/sitemap\/presentes-\d+\.xml$/);
  },

  'GET /sitemap/*': async ({ visitor }) => {
    const files = addressesIn(await textOf(visitor, '/sitemap.xml'));
    for (const file of files.slice(0, 3)) {
      const addresses = addressesIn(await textOf(visitor, file));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThanOrEqual(SITEMAP_PART_IDS);
    }
    for (const file of [
      'presentes-49999.xml',
      'presentes-50000.xml',
      'presentes-01.xml',
      'x.xml',
    ]) {
      expect(await refusalOf(visitor, `/sitemap/${file}`)).toEqual([404, undefined]);
    }
  },

  'GET /feed.xml': async ({ visitor }) => {
    const items = (await textOf(visitor, '/feed.xml')).match(/<item>/g) ?? [];
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(FEED_GIFTS);
  },

  'GET /og/*/*': async ({ visitor }) => {
    const [page = ''] = addressesIn(await textOf(visitor, '/sitemap/presentes-1.xml'));
    const id = page.split('/').at(-1) ?? '';
    const image = await visitor.get(`/og/presente/${id}.jpg`);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    for (const file of [`presente/0${id}.jpg`, `presente/${id}.png`, 'presente/x.jpg', 'x/1.jpg']) {
      expect(await refusalOf(visitor, `/og/${file}`)).toEqual([404, undefined]);
    }
  },
};
