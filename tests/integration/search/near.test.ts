import { beforeAll, expect, it } from 'vitest';

import type { TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { insertDemoGifts } from '../../support/search/demo-gifts';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;

beforeAll(async () => {
  ({ app, api } = await openSite());
  await insertDemoGifts(app);
});

async function nearTo(query: string): Promise<{ titles: string[]; kind: string }> {
  const parameters = new URLSearchParams({ q: query });
  const { body: found } = await api.request(`/search?${parameters}`);
  expect(found.docs, query).toEqual([]);
  const { body } = await api.request(`/search/near?${parameters}`);
  const titles = body.docs.map(({ title }: { title: string }) => title);
  return { titles, kind: body.kind };
}

it('what is too dear for the price that was named is offered all the same', async () => {
  const { titles, kind } = await nearTo('caneca até 2 reais');
  expect(kind).toBe('other-price');
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title).toMatch(/caneca|xícara/i);
});

it('of several things that no gift of the price has, gifts with one of them are offered', async () => {
  const { titles, kind } = await nearTo('caneca xadrez até 2 reais');
  expect(kind).toBe('part-at-other-price');
  expect(titles.join()).toMatch(/caneca|xadrez/i);
});

it('of several things, gifts with what the search is about come before those with what says something about it', async () => {
  const { titles, kind } = await nearTo('caneca voadora até 3 reais');
  expect(kind).toBe('part-at-other-price');
  expect(titles[0]).toMatch(/^Caneca/);
});

it('a search that found only few is offered others, never the same again', async () => {
  const parameters = new URLSearchParams({ q: 'vela madeira' });
  const { body: found } = await api.request(`/search?${parameters}`);
  expect(found.docs).toHaveLength(1);
  const { body: near } = await api.request(`/search/near?${parameters}`);
  expect(near.kind).toBe('part');
  expect(near.docs[0].title).toMatch(/vela/i);
  expect(near.docs.map(({ id }: { id: number }) => id)).not.toContain(found.docs[0].id);
});

it('a word that no gift has leads to gifts with words that look like it', async () => {
  const { titles, kind } = await nearTo('luminescente');
  expect(kind).toBe('alike');
  expect(titles[0]).toMatch(/lumin/i);
});

it('where nothing is like it, what people like most is offered, of the price when there is any', async () => {
  expect(await nearTo('xqzwvk')).toMatchObject({ kind: 'popular', titles: { length: 4 } });
  const [least] = await app.query<{ price: string }>('select min(price) as price from gifts');
  const cheapest = Math.ceil(Number(least?.price));
  const { titles, kind } = await nearTo(`xqzwvk até ${cheapest} reais`);
  expect(kind).toBe('popular');
  const prices = await app.query<{ price: string }>(
    `select price from gifts where title in (${titles.map((title) => `'${title}'`).join()})`,
  );
  for (const { price } of prices) expect(Number(price)).toBeLessThanOrEqual(cheapest);
  expect(await nearTo('xqzwvk até 1 real')).toMatchObject({ titles: { length: 4 } });
});
