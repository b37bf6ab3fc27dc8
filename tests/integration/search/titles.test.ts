import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { normaliseSearch } from '@/domain/text';

import { createFactories } from '../../support/factories';
import { createRandom } from '../../support/random';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const GIFTS = 400;
const WORDS = [
  ...['Caneca', 'CANECA', 'Coração', 'coracao', 'Pão', 'd’água', "d'água", 'Ñandu', 'ÉCLAIR', 'nº'],
  ...['1', '12', '1kg', '120ns', '1as', '2ªs', 'de', 'kits', 'x-1', '7⃣'],
  ...[
    '100%',
    '50_50',
    'a\\b',
    '!!!',
    '❤️',
    '🎁',
    'Ωμέγα',
    'кружка',
    'Ⅷ',
    'ß',
    'e\u0301cran',
    'ﬁta',
  ],
];

type Gift = { id: number; title: string; views: number; published: boolean };

const random = createRandom(20_261_121);
let app: TestPayload;
let gifts: Gift[];
let searchGifts: (query: string) => Promise<{ docs: { id: number }[] }>;

beforeAll(async () => {
  app = await createTestPayload();
  ({ searchGifts } = await import('@/data/search'));
  const rows = Array.from({ length: GIFTS }, (_, index) => ({
    title: [random.pick(WORDS), random.pick(WORDS), random.pick(WORDS), index % 7].join(' '),
    slug: `presente-${index}`,
    views: random.below(20),
    published: random.below(10) > 0,
  }));
  gifts = await app.query<Gift>(
    `with row as (
       select * from jsonb_to_recordset($1) as r (title text, slug text, views bigint, published boolean)
     ), gift as (
       insert into gifts (title, slug, short_description, price, affiliate_link, _status)
       select title, slug, '', 10, '', case when published then 'published' else 'draft' end::enum_gifts_status
       from row returning id, slug
     )
     select gift.id, row.title, row.views::integer as views, row.published
     from gift join row using (slug)`,
    [JSON.stringify(rows)],
  );
  for (const { id, views } of gifts) {
    await app.query('update gift_stats set detail_views = $2 where gift_id = $1', [id, views]);
  }
});
afterAll(() => app.close());

/** What a search by title must answer, computed in the plainest way. */
function expected(query: string): number[] {
  return gifts
    .filter(({ title, published }) => {
      return published && normaliseSearch(title).includes(normaliseSearch(query));
    })
    .sort((a, b) => b.views - a.views || b.id - a.id)
    .slice(0, 30)
    .map(({ id }) => id);
}

const found = async (query: string) => (await searchGifts(query)).docs.map(({ id }) => id);
/** What comes first: the rest is found by its words. */
const firstOf = async (query: string) => (await found(query)).slice(0, expected(query).length);

describe('a search by title', () => {
  const queries = [
    ...WORDS,
    ...[
      'a',
      'e',
      '%',
      '_',
      '\\',
      '0',
      '’',
      'caneca coração',
      'co',
      'çã',
      'ANEC',
      'anec pao',
      'omeg',
    ],
    ...[
      'nº 1',
      'nº 12',
      'pao 1',
      'º 1',
      '1 1',
      '- 1',
      'de 2',
      'caneca k',
      'nº d',
      'pão x',
      '1',
      'x-1',
      '%1',
    ],
    ...['КРУЖКА', 'a'.repeat(100), 'nada disso', 'zq', "'; drop table gifts; --"],
  ];

  it.each(queries)('finds the titles that contain %j, the most popular first', async (query) => {
    expect(await firstOf(query)).toEqual(expected(query));
  });

  it('finds any part of any title', async () => {
    for (let round = 0; round < 100; round += 1) {
      const letters = Array.from(random.pick(gifts).title);
      const from = random.below(letters.length);
      const part = letters.slice(from, from + 1 + random.below(12)).join('');
      const query = random.below(2) === 0 ? part.toUpperCase() : part.toLowerCase();
      if (normaliseSearch(query) === '') continue;
      expect(await firstOf(query), query).toEqual(expected(query));
    }
  });

  it('follows a title, a draft and a deletion', async () => {
    const make = createFactories(app.payload);
    const category = await make.category();
    const { id } = await make.gift({ title: 'Berimbau', categories: [category.id] });
    const update = (data: object) => app.payload.update({ collection: 'gifts', id, data });
    expect(await found('berimb')).toEqual([id]);
    await update({ title: 'Agogô', _status: 'published' });
    expect(await found('berimb')).toEqual([]);
    expect(await found('AGOGO')).toEqual([id]);
    await update({ _status: 'draft' });
    expect(await found('agogo')).toEqual([]);
    await update({ _status: 'published' });
    expect(await found('agogo')).toEqual([id]);
    await app.payload.delete({ collection: 'gifts', id });
    expect(await found('agogo')).toEqual([]);
  });

  it('keeps one row for each published gift and no other', async () => {
    const rows = await app.query(`
      (select gift_id, search_form(name) collate "C" from listing_entries where scope_kind = 0
       except select gift_id, title from gift_search)
      union all
      (select gift_id, title from gift_search
       except select gift_id, search_form(name) collate "C" from listing_entries where scope_kind = 0)`);
    expect(rows).toEqual([]);
  });
});
