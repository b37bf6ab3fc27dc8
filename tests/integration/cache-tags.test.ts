import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cacheTags } from '@/lib/cache-tags';

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

describe('a commit announces exactly what it makes stale', () => {
  it('a gift: its page and the listings that it is, or was, in', async () => {
    const [one, other] = [await make.category(), await make.category()];
    const occasion = await make.occasion();
    const gift = await make.gift({
      categories: [one.id],
      occasions: [occasion.id],
      intentions: ['para celebrar'],
    });
    const update = (data: object, draft = false) =>
      app.payload.update({ collection: 'gifts', id: gift.id, data, draft });
    const listings = [
      cacheTags.allGifts,
      cacheTags.listing('category', one.id),
      cacheTags.listing('occasion', occasion.id),
      cacheTags.listing('intention', 4),
    ];

    const page = cacheTags.gift(gift.id);
    expect(await tagsOf(() => update({ title: 'Novo' }))).toEqual([page, ...listings].sort());
    expect(await tagsOf(() => update({ categories: [other.id] }))).toEqual(
      [page, ...listings, cacheTags.listing('category', other.id)].sort(),
    );
    expect(await tagsOf(() => update({ title: 'Rascunho' }, true))).toEqual([]);
    const now = [page, ...listings.filter((tag) => tag !== cacheTags.listing('category', one.id))];
    const present = [...now, cacheTags.listing('category', other.id)].sort();
    expect(await tagsOf(() => update({ _status: 'draft' }))).toEqual(present);
    expect(await tagsOf(() => update({ _status: 'published' }))).toEqual(present);
    const remove = () => app.payload.delete({ collection: 'gifts', id: gift.id });
    expect(await tagsOf(remove)).toEqual(present);
  });

  it('a draft that was never published: nothing', async () => {
    const category = await make.category();
    const create = () => make.gift({ categories: [category.id], _status: 'draft' });
    expect(await tagsOf(create)).toEqual([]);
  });

  it('a view or a click: nothing; a review: the gift and its listings', async () => {
    const category = await make.category();
    const gift = await make.gift({ categories: [category.id] });
    const [reader] = await make.readers(1);
    if (reader === undefined) throw new Error('no reader');
    const { recordClick, recordView } = await import('@/data/counters');
    expect(await tagsOf(() => recordView(gift.id))).toEqual([]);
    expect(await tagsOf(() => recordClick(gift.id))).toEqual([]);
    expect(await tagsOf(() => make.review(gift, reader))).toEqual(
      [
        cacheTags.gift(gift.id),
        cacheTags.allGifts,
        cacheTags.listing('category', category.id),
      ].sort(),
    );
  });

  it('a category, an occasion or a group: the catalogue', async () => {
    const category = await make.category();
    const rename = () =>
      app.payload.update({ collection: 'categories', id: category.id, data: { name: 'Outro' } });
    expect(await tagsOf(rename)).toEqual([cacheTags.catalogue]);
    expect(await tagsOf(() => make.occasion())).toEqual([cacheTags.catalogue]);
    const group = await make.anyGroup();
    const describeGroup = () =>
      app.payload.update({
        collection: 'category-groups',
        id: group,
        data: { description: 'Outra.' },
      });
    expect(await tagsOf(describeGroup)).toEqual([cacheTags.catalogue]);
  });

  it('a picture: its file, the catalogue and the gifts that show it', async () => {
    const category = await make.category();
    const picture = await make.media();
    const gift = await make.gift({ categories: [category.id], images: [picture.id] });
    const describePicture = () =>
      app.payload.update({ collection: 'media', id: picture.id, data: { alt: 'Outra' } });
    expect(await tagsOf(describePicture)).toEqual(
      [
        cacheTags.catalogue,
        cacheTags.gift(gift.id),
        cacheTags.allGifts,
        cacheTags.listing('category', category.id),
        `media:${picture.filename}`,
      ].sort(),
    );
  });

  it('a picture that comes or goes: its file', async () => {
    let id = 0;
    const tags = await tagsOf(async () => ({ id } = await make.media()));
    expect(tags).toEqual([expect.stringMatching(/^media:imagem-\d+\.png$/)]);
    const remove = () => app.payload.delete({ collection: 'media', id });
    expect(await tagsOf(remove)).toEqual([cacheTags.catalogue, ...tags]);
  });

  it('nothing personal, and nothing that no page shows', async () => {
    const user = await make.user();
    const work = async () => {
      await make.user();
      await app.payload.create({ collection: 'subscribers', data: { email: 'a@example.com' } });
      const change = { collection: 'users', id: user.id, data: { name: 'Nova' } } as const;
      await app.payload.update(change);
    };
    expect(await tagsOf(work)).toEqual([]);
  });
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
