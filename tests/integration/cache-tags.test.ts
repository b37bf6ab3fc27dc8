import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FEED_GIFTS, SITEMAP_PART_IDS } from '@/domain/ceilings/reads';
import { HOME_FEATURED_GIFTS, HOME_NEW_GIFTS, NEWEST_GIFTS, TRENDING_GIFTS } from '@/domain/limits';
import { cacheTags, NEWEST_FIRST, POPULAR_FIRST } from '@/lib/cache-tags';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import { createFactories, type Factories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;
let make: Factories;
let announcements: Announcements;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  announcements = await hearAnnouncements(app);
});
afterAll(async () => {
  announcements.close();
  await app.close();
});

const tagsOf = (work: () => Promise<unknown>) => announcements.of(work);

/** What exactly each write makes anew is in tests/support/invalidation-table.ts; here is what the tags themselves promise. */
describe('a gift announces', () => {
  const update = (id: number, data: object, draft = false) =>
    app.payload.update({ collection: 'gifts', id, data, draft });

  it('its own strict tag for its title, a price, and when it is published or not, and for nothing else', async () => {
    const category = await make.category();
    const { id } = await make.gift({ categories: [category.id] });
    const own = cacheTags.giftOwn(id);
    for (const data of [
      { title: 'Outro' },
      { price: 5 },
      { originalPrice: 10 },
      { _status: 'draft' },
      { _status: 'published' },
    ]) {
      expect(await tagsOf(() => update(id, data)), JSON.stringify(data)).toContain(own);
    }
    for (const data of [{ shortDescription: 'Outra.' }, { isNew: true }, { price: 5 }]) {
      expect(await tagsOf(() => update(id, data)), JSON.stringify(data)).not.toContain(own);
    }
    expect(await tagsOf(() => app.payload.delete({ collection: 'gifts', id }))).toContain(own);
  });

  it('no card when it is saved as it is, pictures in their order included', async () => {
    const category = await make.category();
    const pictures = [await make.media(), await make.media()];
    const images = pictures.map(({ id }) => id);
    const { id } = await make.gift({ categories: [category.id], images });
    const saved = () => tagsOf(() => update(id, { images, categories: [category.id] }));
    expect(await saved()).toEqual([cacheTags.giftPage(id), cacheTags.sitemapPart(1)]);
    images.reverse();
    expect(await saved()).toContain(cacheTags.gift(id));
  });

  it('nothing while it is a draft that was never published', async () => {
    const category = await make.category();
    const create = () => make.gift({ categories: [category.id], _status: 'draft' });
    expect(await tagsOf(create)).toEqual([]);
  });

  it('a listing only when its gifts or their names change, and the newest and most viewed only when it is among them', async () => {
    const category = await make.category();
    const listing = cacheTags.listing('category', category.id);
    const { id } = await make.gift({ categories: [category.id] });
    expect(await tagsOf(() => update(id, { price: 7 }))).not.toContain(listing);
    expect(await tagsOf(() => update(id, { title: 'Zebra' }))).toContain(listing);
    const ids = [];
    for (let index = 0; index < NEWEST_FIRST; index += 1) {
      ids.push((await make.gift({ categories: [category.id] })).id);
    }
    const date = (day: string) => tagsOf(() => update(id, { createdAt: day }));
    // Nobody has opened any of them, so that their dates order the most viewed too.
    const rankings: string[] = [cacheTags.newest, cacheTags.popular];
    const past = await date('2020-01-01T12:00:00.000Z');
    expect(past.filter((tag) => rankings.includes(tag))).toEqual([]);
    expect(await date('2030-01-01T12:00:00.000Z')).toEqual(expect.arrayContaining(rankings));
    expect(await date('2020-01-01T12:00:00.000Z')).toEqual(expect.arrayContaining(rankings));
  });
});

it('the sitemap is told of a range of ids that gets its first gift or loses its last', async () => {
  const category = await make.category();
  const { id } = await make.gift({ categories: [category.id] });
  const far = 7 * SITEMAP_PART_IDS;
  const copy = () =>
    app.query(
      `insert into gifts (id, title, slug, short_description, price, affiliate_link, _status, updated_at, created_at)
       select $1, 'Longe', 'longe', short_description, price, affiliate_link, _status, now(), now()
       from gifts where id = $2`,
      [far, id],
    );
  expect(await tagsOf(copy)).toEqual(
    expect.arrayContaining([cacheTags.sitemap, cacheTags.sitemapPart(8)]),
  );
  const remove = () => app.query('delete from gifts where id = $1', [far]);
  expect(await tagsOf(remove)).toContain(cacheTags.sitemap);
  const unpublish = () =>
    app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
  expect(await tagsOf(unpublish)).not.toContain(cacheTags.sitemap);
});

it('a new picture announces its file, which nothing shows yet', async () => {
  const tags = await tagsOf(() => make.media());
  expect(tags).toEqual([expect.stringMatching(/^media:imagem-\d+\.png$/)]);
});

it('no ranking that carries a tag shows more gifts than the database looks at', () => {
  expect(Math.max(NEWEST_GIFTS, HOME_NEW_GIFTS, FEED_GIFTS)).toBe(NEWEST_FIRST);
  expect(Math.max(TRENDING_GIFTS, HOME_FEATURED_GIFTS)).toBe(POPULAR_FIRST);
});

it('the database knows the numbers of the rankings and of the sitemap', async () => {
  const [settle] = await app.query<{ text: string }>(
    "select pg_get_functiondef('listing_settle(integer[], integer[])'::regprocedure) as text",
  );
  expect(settle?.text).toContain(`limit ${NEWEST_FIRST}`);
  expect(settle?.text).toContain(`limit ${POPULAR_FIRST}`);
  expect(settle?.text).toContain(`gift_id / ${SITEMAP_PART_IDS}`);
});

it('a rollback announces nothing', async () => {
  const category = await make.category();
  const gift = await make.gift({ categories: [category.id] });
  const work = async () => {
    const transactionID = await app.payload.db.beginTransaction();
    await app.payload.update({
      collection: 'gifts',
      id: gift.id,
      data: { title: 'Nunca' },
      req: { transactionID: transactionID ?? undefined },
    });
    await app.payload.db.rollbackTransaction(transactionID ?? '');
  };
  expect(await tagsOf(work)).toEqual([]);
  const kept = await app.payload.findByID({ collection: 'gifts', id: gift.id });
  expect(kept.title).toBe(gift.title);
});

it('many gifts at once announce everything with one word', async () => {
  const category = await make.category();
  for (let index = 0; index < 3; index += 1) await make.gift({ categories: [category.id] });
  const tags = await tagsOf(() =>
    app.query(
      `with copies as (
         insert into gifts (title, slug, short_description, price, affiliate_link, _status, updated_at, created_at)
         select 'Cópia', 'copia-' || n, 'x', 1, 'https://loja.example.com', 'published', now(), now()
         from generate_series(1, 300) n returning id)
       select count(*) from copies`,
    ),
  );
  expect(tags).toEqual(['*']);
});
