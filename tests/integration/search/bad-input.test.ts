import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestApi } from '../../support/http';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { openSite } from '../../support/open-site';
import { insertDemoGifts } from '../../support/search/demo-gifts';
import type { TestPayload } from '../../support/test-payload';

/** What a query may be beyond its text; written as it stands in an address. */
const ADDRESSES = [
  '',
  '?',
  '?q',
  '?q=',
  '?q=a&q=b',
  '?q[]=a',
  '?q[like]=a',
  '?q=%',
  '?q=%zz',
  '?q=%ff%fe',
  '?q=%00',
  '?q=%ed%a0%80',
  '?q=a&page=1e9',
  '?q=a&limit=1e9',
  '?q=a&limit=-1',
  '?q=a&limit=%00',
  '?q=a&sort=price;drop',
  `?${'q=a&'.repeat(500)}`,
];

let app: TestPayload;
let api: TestApi;

beforeAll(async () => {
  ({ app, api } = await openSite());
  await insertDemoGifts(app);
});
afterAll(() => app.close());

describe.each(['/search', '/search/suggestions', '/search/near'])('GET /api%s', (path) => {
  it('answers any text with what was found, or says that there is nothing to search', async () => {
    for (const query of NAUGHTY_TEXTS) {
      // A half of a character cannot be part of an address: browsers send what stands for it.
      const { status, body } = await api.request(`${path}?${new URLSearchParams({ q: query })}`);
      const what = `${JSON.stringify(query.slice(0, 60))}: ${JSON.stringify(body).slice(0, 300)}`;
      expect([200, 400], what).toContain(status);
      if (status === 400) expect(body.errors[0].message, what).toMatch(/\.$/);
    }
  });

  it('answers any address', async () => {
    for (const query of ADDRESSES) {
      const { status } = await api.request(`${path}${query}`);
      expect([200, 400], query.slice(0, 60)).toContain(status);
    }
  });
});

it('a text of 10,000 characters is cut, and what remains is searched for', async () => {
  const query = `caneca ${'x '.repeat(5_000)}`;
  const { body } = await api.request(`/search?${new URLSearchParams({ q: `${query}bule` })}`);
  expect(body.docs.map((gift: { title: string }) => gift.title)).not.toContain('Bule');
});

it('a limit cuts what is answered and says how many were found', async () => {
  const all = await api.request('/search?q=kit');
  const some = await api.request('/search?q=kit&limit=3');
  expect(all.body.total).toBeGreaterThan(3);
  expect(some.body).toEqual({ ...all.body, docs: all.body.docs.slice(0, 3) });
});

it('suggestions are gifts, categories and occasions that begin as what was typed', async () => {
  const { body } = await api.request('/search/suggestions?q=namo');
  expect(body.categories.map(({ name }: { name: string }) => name)).toEqual([
    'Namorada',
    'Namorado',
  ]);
  expect(body.occasions).toEqual([{ name: 'Dia dos Namorados', slug: 'dia-dos-namorados' }]);
  expect(body.gifts.length).toBe(5);
  const { body: words } = await api.request('/search/suggestions?q=vela+aro');
  expect(words.gifts.map(({ title }: { title: string }) => title)).toEqual([
    'Vela com aroma de café passado',
  ]);
});

describe('GET /api/listings', () => {
  const FILTERS = ['min', 'max', 'rating', 'intentions', 'sort', 'page', 'after', 'limit', 'scope'];

  it.each(FILTERS)('answers any text as %s, or says what is wrong', async (filter) => {
    for (const text of NAUGHTY_TEXTS) {
      const parameters = new URLSearchParams({ scope: 'all', [filter]: text });
      const { status, body } = await api.request(`/listings?${parameters}`);
      const what = `${JSON.stringify(text.slice(0, 60))}: ${JSON.stringify(body).slice(0, 300)}`;
      expect([200, 400], what).toContain(status);
      if (status === 400) expect(body.errors[0].message, what).toMatch(/\.$/);
    }
  });

  it('answers any text as the name of a category, which there is or is not', async () => {
    for (const text of NAUGHTY_TEXTS) {
      const parameters = new URLSearchParams({ scope: `category:${text}` });
      const { status } = await api.request(`/listings?${parameters}`);
      expect([200, 400, 404], text.slice(0, 60)).toContain(status);
    }
  });
});
