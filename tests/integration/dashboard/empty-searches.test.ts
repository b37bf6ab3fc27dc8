import { beforeAll, expect, it } from 'vitest';

import { FIGURES } from '@/domain/figures';

import type { Factories } from '../../support/factories';
import type { TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let note: (query: string, client: string) => Promise<void>;
let getResults: (query: string) => Promise<unknown>;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  ({ countEmptySearch: note } = await import('@/data/figures/empty-searches'));
  ({ searchGifts: getResults } = await import('@/data/search'));
  await make.gift({ title: 'Caneca de ágata', categories: [(await make.category()).id] });
});

const search = (q: string, client: string) =>
  api.request(`/search?${new URLSearchParams({ q })}`, {
    headers: { 'x-mimoteca-client-address': client },
  });
const terms = () =>
  app.query<{ term: string; clients: number }>(
    'select term, clients from empty_searches order by term',
  );

it('a search in vain counts each client once, however the words are written', async () => {
  await search('Unicórnio', '10.0.0.1');
  await expect.poll(terms).toEqual([{ term: 'unicornio', clients: 1 }]);
  await search('UNICORNIO ', '10.0.0.1');
  await search('unicórnio', '10.0.0.2');
  await expect.poll(terms).toEqual([{ term: 'unicornio', clients: 2 }]);
});

it('a page of results that had to be made is noted with the client who asked for it', async () => {
  await getResults('dragão');
  await note('dragão', '10.0.0.3');
  expect(await terms()).toContainEqual({ term: 'dragao', clients: 1 });
});

it('a search with results, or with personal data, leaves nothing behind', async () => {
  for (const query of ['caneca', 'ana@example.com', '11 98765-4321']) {
    await getResults(query);
    await note(query, '10.0.0.4');
  }
  const written = (await terms()).map(({ term }) => term);
  expect(written.filter((term) => /caneca|@|\d/.test(term))).toEqual([]);
});

it('what is found meanwhile is not counted any more', async () => {
  await getResults('lhama');
  await make.gift({ title: 'Lhama de pelúcia', categories: [(await make.category()).id] });
  await getResults('lhama');
  await note('lhama', '10.0.0.5');
  expect((await terms()).map(({ term }) => term)).not.toContain('lhama');
});

it('a stranger who invents searches fills a bounded number of rows a day', async () => {
  await app.query(
    `insert into empty_searches (day, term)
     select (now() at time zone 'America/Sao_Paulo')::date, 'termo ' || n from generate_series(1, $1::integer) n
     on conflict do nothing`,
    [FIGURES.searchTermsPerDay],
  );
  const before = (await terms()).length;
  await getResults('grifo');
  await note('grifo', '10.0.0.6');
  expect(await terms()).toHaveLength(before);
  // One that is known already goes on.
  await note('dragão', '10.0.0.6');
  expect(await terms()).toContainEqual({ term: 'dragao', clients: 2 });
});
