import type { Gift } from '@payload-types';
import { beforeAll, describe, expect, it } from 'vitest';

import { averageRating } from '@/domain/rating';
import { messages } from '@/messages';

import { type Factories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let session: Session;
let category: { id: number };

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  category = await make.category();
  session = await api.login(await make.user());
});

const newGift = (): Promise<Gift> => make.gift({ categories: [category.id] });
const read = async (id: number) => (await api.request(`/gifts/${id}?depth=0`)).body;
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('views and clicks', () => {
  it('200 at once count 200', async () => {
    const { id } = await newGift();
    const answers = await times(200, () => api.request(`/gifts/${id}/view`, { method: 'POST' }));
    const counts = answers.map(({ body }) => Number(body.detailViews));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    await times(50, () => api.request(`/gifts/${id}/click`, { method: 'POST' }));
    expect(await read(id)).toMatchObject({ detailViews: 200, affiliateClicks: 50 });
  });

  it('change neither the gift nor its versions, and survive publishing', async () => {
    const { id, updatedAt } = await newGift();
    const versions = { collection: 'gifts', where: { parent: { equals: id } } } as const;
    const before = (await app.payload.countVersions(versions)).totalDocs;
    await api.request(`/gifts/${id}/view`, { method: 'POST' });
    expect((await read(id)).updatedAt).toBe(updatedAt);
    expect((await app.payload.countVersions(versions)).totalDocs).toBe(before);
    await app.payload.update({ collection: 'gifts', id, data: { title: 'Outro título' } });
    expect((await read(id)).detailViews).toBe(1);
  });

  it.each(['abc', '0', '-1', '1.5', '999999999', '999999999999999999999', '1e3'])(
    "of %s are nobody's: 404",
    async (id) => {
      const { status, body } = await api.request(`/gifts/${id}/view`, { method: 'POST' });
      expect([status, body.errors[0].message]).toEqual([404, messages.errors.api.notFound]);
    },
  );

  it('of a draft are not counted', async () => {
    const draft = await make.gift({ categories: [category.id], _status: 'draft' });
    const { status } = await api.request(`/gifts/${draft.id}/view`, { method: 'POST' });
    expect(status).toBe(404);
  });
});

describe('reviews', () => {
  const body = (gift: Gift, comment: string, rating = 5) => ({ gift: gift.id, rating, comment });

  it('50 at once by 50 people give exact aggregates', async () => {
    const gift = await newGift();
    const people = await make.readers(50);
    await times(50, (index) =>
      app.payload.create({
        collection: 'reviews',
        data: {
          ...body(gift, `Gostei muito, pessoa ${index}.`, 1 + (index % 5)),
          user: people[index]?.id ?? 0,
        },
        user: people[index],
        overrideAccess: false,
      }),
    );
    expect(await read(gift.id)).toMatchObject({ reviewCount: 50, averageRating: 3 });
  });

  it('have the average that the domain computes', async () => {
    const gift = await newGift();
    const what = 'averageRating (src/domain/rating.ts) and gift_stats.average_rating disagree';
    for (const ratings of [[], [1], [5, 4, 4, 4], [5, 5, 4], [1, 2, 2], [3, 3, 4, 5, 5, 5, 1]]) {
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      await app.query(
        'update gift_stats set rating_sum = $2, review_count = $3 where gift_id = $1',
        [gift.id, sum, ratings.length],
      );
      const { averageRating: computed } = await read(gift.id);
      expect(computed, `${what} about ${JSON.stringify(ratings)}`).toBe(averageRating(ratings));
    }
  });

  it('the same one 50 times at once is stored once, and 49 are refused as repeated', async () => {
    const gift = await newGift();
    const answers = await times(50, () =>
      api.request('/reviews', {
        method: 'POST',
        body: body(gift, 'Um presente lindo.'),
        as: session,
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    for (const { status, body: refused } of answers) {
      if (status === 201) continue;
      expect(status).toBe(400);
      expect(JSON.stringify(refused)).toContain(messages.reviews.alreadyReviewed);
    }
    expect(await read(gift.id)).toMatchObject({ reviewCount: 1, averageRating: 5 });
  });

  it('changing and deleting one follow', async () => {
    const gift = await newGift();
    const [one, other] = await make.readers(2);
    if (one === undefined || other === undefined) throw new Error('no readers');
    const first = await make.review(gift, one, { rating: 5 });
    await make.review(gift, other, { rating: 4 });
    expect(await read(gift.id)).toMatchObject({ reviewCount: 2, averageRating: 4.5 });
    await app.payload.update({ collection: 'reviews', id: first.id, data: { rating: 1 } });
    expect(await read(gift.id)).toMatchObject({ reviewCount: 2, averageRating: 2.5 });
    await app.payload.delete({ collection: 'reviews', id: first.id });
    expect(await read(gift.id)).toMatchObject({ reviewCount: 1, averageRating: 4 });
  });

  it.each([
    ['curto', messages.reviews.tooShort],
    ['x'.repeat(501), messages.reviews.tooLong],
    ['aaaaaaaaaaaaaaa', messages.reviews.tooFewDistinct],
  ])('%.20s is refused with a message of its own', async (comment, message) => {
    const gift = await newGift();
    const { status, body: refused } = await api.request('/reviews', {
      method: 'POST',
      body: body(gift, comment),
      as: session,
    });
    expect([status, refused.errors[0].data.errors[0].message]).toEqual([400, message]);
  });

  it('the same text for another gift is refused', async () => {
    const post = async (comment: string) =>
      api.request('/reviews', {
        method: 'POST',
        body: body(await newGift(), comment),
        as: session,
      });
    expect((await post('Adorei este presente!')).status).toBe(201);
    const { status, body: refused } = await post('  adorei este   PRESENTE!');
    expect([status, refused.errors[0].data.errors[0].message]).toEqual([
      400,
      messages.reviews.repeatedText,
    ]);
  });

  it.each([
    [0, messages.reviews.ratingRequired],
    [6, messages.reviews.ratingRequired],
    [4.5, messages.reviews.ratingRequired],
    [null, messages.reviews.ratingRequired],
    ['cinco', messages.errors.field.number],
  ])('a rating of %s is refused', async (rating, message) => {
    const { status, body: refused } = await api.request('/reviews', {
      method: 'POST',
      body: { ...body(await newGift(), `Um presente nota ${rating}.`), rating },
      as: session,
    });
    expect([status, refused.errors[0].data.errors[0].message]).toEqual([400, message]);
  });
});

describe('favourites and subscribers', () => {
  it('the same favourite 20 times at once is stored once', async () => {
    const gift = await newGift();
    const answers = await times(20, () =>
      api.request('/favourites', { method: 'POST', body: { gift: gift.id }, as: session }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(400);
    expect(JSON.stringify(refused?.body)).toContain(messages.favourites.already);
  });

  it('the same address in another spelling is one subscriber', async () => {
    const post = (email: string) =>
      api.request('/subscribers', { method: 'POST', body: { email } });
    expect((await post('Ana@Example.com ')).status).toBe(201);
    const { status, body } = await post('ana@example.com');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(messages.newsletter.duplicate);
  });
});
