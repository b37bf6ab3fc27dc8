import { afterAll, beforeAll, expect, it } from 'vitest';

import { RELATED_CANDIDATES } from '@/domain/ceilings/reads';
import { RELATED_GIFTS } from '@/domain/limits';

import { createFactories, type Factories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;
let make: Factories;
let listRelatedGifts: (id: number) => Promise<{ id: number }[]>;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  ({ listRelatedGifts } = await import('@/data/gifts'));
});
afterAll(() => app.close());

const related = async (id: number) => (await listRelatedGifts(id)).map((gift) => gift.id);

async function publish(views: number, categories: number[], occasions: number[] = []) {
  const { id } = await make.gift({ categories, occasions });
  await app.query('update gift_stats set detail_views = $2 where gift_id = $1', [id, views]);
  await app.query('update gifts set updated_at = now() where id = $1', [id]);
  return id;
}

it('gifts are related by categories and occasions alike: those that share most first, then the most popular', async () => {
  const [a, b, other] = [await make.category(), await make.category(), await make.category()];
  const occasion = await make.occasion();
  const gift = await publish(0, [a.id, b.id], [occasion.id]);
  const ofOne = await publish(900, [a.id]);
  const ofOccasion = await publish(800, [other.id], [occasion.id]);
  const ofTwo = await publish(10, [b.id], [occasion.id]);
  const ofAll = await publish(1, [a.id, b.id], [occasion.id]);
  await publish(9_000, [other.id]);
  expect(await related(gift)).toEqual([ofAll, ofTwo, ofOne, ofOccasion]);
});

it('they are at most four, and never itself, a draft or one in the trash', async () => {
  const { id: category } = await make.category();
  const gifts = await Promise.all(
    Array.from({ length: RELATED_GIFTS + 3 }, (_, index) => publish(index, [category])),
  );
  const [gift = 0, ...others] = gifts;
  const [draft = 0, deleted = 0] = others.splice(-2);
  const update = (id: number, data: object) =>
    app.payload.update({ collection: 'gifts', id, data });
  await update(draft, { _status: 'draft' });
  await update(deleted, { deletedAt: new Date().toISOString() });
  expect(await related(gift)).toEqual(others.reverse());
});

it('a gift that shares more comes first, however many are more popular in one of the categories', async () => {
  const [crowded, quiet] = [await make.category(), await make.category()];
  const gift = await publish(0, [crowded.id, quiet.id]);
  const best = await publish(1, [crowded.id, quiet.id]);
  await publish(50, [quiet.id]);
  await app.query(
    `insert into gifts (title, slug, _status, price, short_description, affiliate_link, created_at, updated_at)
     select 'Cheio ' || n, 'cheio-' || n, 'published', 10, 'Curta', 'https://loja.example.com', now(), now()
     from generate_series(1, $1::integer) n`,
    [RELATED_CANDIDATES],
  );
  await app.query(
    `insert into gifts_rels (parent_id, path, categories_id, "order")
     select id, 'categories', $1::integer, 1 from gifts where slug like 'cheio-%'`,
    [crowded.id],
  );
  await app.query(
    `update gift_stats set detail_views = 100 from gifts g where g.id = gift_id and g.slug like 'cheio-%'`,
  );
  await app.query(`update gifts set updated_at = now() where slug like 'cheio-%'`);
  expect((await related(gift))[0]).toBe(best);
});
