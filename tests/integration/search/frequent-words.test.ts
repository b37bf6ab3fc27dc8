import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestPayload, type TestPayload } from '../../support/test-payload';

/** More than the most popular ones that a search for titles of frequent words looks at first. */
const GIFTS = 3_000;
const [FIRST, LATER] = [40, 2_500];

let app: TestPayload;

/**
 * Every title but the last has both words; only two have them one after the other. The lower the number, the more popular.
 * All are of one intention.
 */
beforeAll(async () => {
  app = await createTestPayload();
  await app.query(
    `insert into gifts (title, slug, short_description, price, affiliate_link, _status)
     select case when n = $1 then 'Vaso nº 3' when n in ($2, $3) then 'Caneca azul da casa' else 'Azul caneca' end, 'presente-' || n, '', 10, '', 'published'
     from generate_series(1, $1::integer) n`,
    [GIFTS, FIRST, LATER],
  );
  await app.query(
    `insert into gifts_intentions (parent_id, "order", value) select id, 1, 'para celebrar' from gifts`,
  );
  await app.query('update gift_stats set detail_views = 10000 - gift_id');
});
afterAll(() => app.close());

/** Gifts that `indexed` rows of the index are put in order for: words of more are too frequent for it. */
const find = (wanted: number, indexed: number) =>
  app.query<{ place: number; tier: number }>(
    `select g.id - (select min(id) from gifts) + 1 as place, f.tier
     from search_find('%caneca azul%', '{caneca,azul}', array['''caneca'' & ''azul''']::tsquery[], null, null, $1,
       8000, $2, 2000, 200000) with ordinality as f (gift_id, tier, nr)
     join gifts g on g.id = f.gift_id order by f.nr`,
    [wanted, indexed],
  );

describe('a search for words that very many gifts have', () => {
  it('puts a title that contains the query first, also one that only a longer walk meets', async () => {
    const found = await find(GIFTS, 100);
    expect(found.slice(0, 2)).toEqual([
      { place: FIRST, tier: 0 },
      { place: LATER, tier: 0 },
    ]);
    expect(found).toHaveLength(GIFTS - 1);
    expect(new Set(found.map(({ place }) => place)).size).toBe(GIFTS - 1);
  });
});

describe('a search for a title that ends in a digit', () => {
  it('finds the least popular one, whatever categories and intentions have that number', async () => {
    const { searchGifts } = await import('@/data/search');
    expect((await searchGifts('nº 3')).docs[0]?.title).toBe('Vaso nº 3');
  });
});
