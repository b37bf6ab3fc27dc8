import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoCatalogue } from '@/seed/demo-catalogue';
import { soundOf } from '@/domain/search-sound';
import { stemOf, wordsOf } from '@/domain/search-words';

import { createFactories, type Factories } from '../../support/factories';
import { createRandom } from '../../support/random';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let make: Factories;
let searchGifts: (query: string) => Promise<{ docs: { id: number }[] }>;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  ({ searchGifts } = await import('@/data/search'));
});
afterAll(() => app.close());

const found = async (query: string) => (await searchGifts(query)).docs.map(({ id }) => id);

describe('the stems of the database', () => {
  it('are those of the application, for every text of the demo catalogue and for texts of any kind', async () => {
    const random = createRandom(20_261_122);
    const pieces = Array.from('aeioumnlrszãõéíç- ’Ωж漢👩½0');
    const texts = [
      ...demoCatalogue.gifts.flatMap(({ title, shortDescription }) => [title, shortDescription]),
      ...Array.from({ length: 500 }, () =>
        Array.from({ length: 30 }, () => random.pick(pieces)).join(''),
      ),
    ];
    const rows = await app.query<{ text: string; stems: string[] }>(
      'select text, search_stems(text) as stems from unnest($1::text[]) as text',
      [texts],
    );
    const words = texts.flatMap((text) => text.split(/\s+/));
    const heard = await app.query<{ word: string; sound: string }>(
      'select word, search_sound(word) as sound from unnest($1::text[]) as word',
      [words],
    );
    for (const { word, sound } of heard) expect(sound, word).toBe(soundOf(word));
    expect(rows.length).toBe(texts.length);
    for (const { text, stems } of rows) {
      const own = wordsOf(text).map(stemOf);
      expect(stems, text).toEqual(own.length === 0 ? [''] : own);
    }
  });
});

describe('what a gift is found by', () => {
  it('follows its title, its short description, its categories, and whether it is published', async () => {
    const [garden, kitchen] = [
      await make.category({ name: 'Marcenaria' }),
      await make.category({ name: 'Apicultura' }),
    ];
    const { id } = await make.gift({ title: 'Zabumba miúda', categories: [garden.id] });
    const update = (data: object) => app.payload.update({ collection: 'gifts', id, data });
    expect(await found('miúdas zabumbas')).toEqual([id]);
    expect(await found('marcenaria')).toEqual([id]);
    await update({ shortDescription: 'Couro de jaracatiá.', categories: [kitchen.id] });
    expect(await found('jaracatiás')).toEqual([id]);
    expect(await found('apicultura')).toEqual([id]);
    await update({ _status: 'draft' });
    expect(await found('miúdas zabumbas')).toEqual([]);
    expect(await found('jaracatiás')).toEqual([]);
    await update({ _status: 'published' });
    expect(await found('zabumba apicultura')).toEqual([id]);
    await app.payload.delete({ collection: 'gifts', id });
    expect(await found('zabumba')).toEqual([]);
  });

  it('follows the name of a category without a write of its gifts', async () => {
    const { id: category } = await make.category({ name: 'Falcoaria' });
    const { id } = await make.gift({ title: 'Luva de raspa', categories: [category] });
    expect(await found('falcoarias')).toEqual([id]);
    const before = await app.query('select xmin from gift_search where gift_id = $1', [id]);
    await app.payload.update({
      collection: 'categories',
      id: category,
      data: { name: 'Ornitologia' },
    });
    expect(await found('ornitologia')).toEqual([id]);
    expect(await app.query('select xmin from gift_search where gift_id = $1', [id])).toEqual(
      before,
    );
  });

  it('follows the synonyms of the editors at once, in both directions or in one', async () => {
    const category = await make.category();
    const { id } = await make.gift({ title: 'Berimbau de gunga', categories: [category.id] });
    const other = await make.gift({ title: 'Urucungo', categories: [category.id] });
    const { id: synonym } = await app.payload.create({
      collection: 'search-synonyms',
      data: { term: 'hungo', alsoFinds: ['berimbau', 'urucungo'], isMutual: false },
    });
    expect((await found('hungos')).sort()).toEqual([id, other.id].sort());
    expect(await found('urucungo')).toEqual([other.id]);
    await app.payload.update({
      collection: 'search-synonyms',
      id: synonym,
      data: { isMutual: true },
    });
    expect(await found('urucungo')).toEqual([other.id, id]);
    await app.payload.delete({ collection: 'search-synonyms', id: synonym });
    expect(await found('urucungo')).toEqual([other.id]);
  });

  it('is in one row for each published gift and in no other', async () => {
    const rows = await app.query(`
      select w.gift_id from gift_search w
      full join gift_search_wanted((select array_agg(id) from gifts)) n using (gift_id)
      where w is distinct from n`);
    expect(rows).toEqual([]);
  });
});

describe('a query that nothing answers', () => {
  it('that begins the name of a category finds the gifts that were suggested for it', async () => {
    const { suggestFor } = await import('@/data/search-suggestions');
    const { id: category } = await make.category({ name: 'Espeleologia' });
    const { id } = await make.gift({ title: 'Lâmpada de carbureto', categories: [category] });
    expect((await suggestFor('espele')).gifts.map((gift) => gift.id)).toEqual([id]);
    expect(await found('espele')).toEqual([id]);
  });

  it('is answered with what was probably meant, and says so', async () => {
    const category = await make.category();
    const { id } = await make.gift({ title: 'Cavaquinho de cedro', categories: [category.id] });
    const { searchGifts } = await import('@/data/search');
    for (const [query, meant] of [
      ['cavaqinho', 'cavaquinho'],
      ['cavaquniho de cedro', 'cavaquinho de cedro'],
    ] as const) {
      const { docs, total, didYouMean } = await searchGifts(query);
      expect([docs.map((gift) => gift.id), total, didYouMean]).toEqual([[id], 1, meant]);
    }
    expect((await searchGifts('cavaquinho')).didYouMean).toBeNull();
    expect(await searchGifts('xqzwvk')).toMatchObject({ docs: [], total: 0, didYouMean: null });
  });
});
