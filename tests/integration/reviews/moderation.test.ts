import { randomUUID } from 'node:crypto';

import type { Gift } from '@payload-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cacheTags } from '@/lib/cache-tags';
import { messages } from '@/messages';
import { connect, type Connection, openPool } from '@/server/database/database';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let writer: Session;
let other: Session;
let admin: Session;
let category: { id: number; slug: string };
let listener: Connection;
let announced: string[] = [];

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  category = await make.category();
  writer = await api.login(await make.user());
  other = await api.login(await make.user());
  admin = await api.login(await make.user({ isAdmin: true }));
  listener = await connect(openPool(app.databaseUrl));
  listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
  await listener.query('listen cache_tags');
});
afterAll(async () => {
  listener.release(true);
});

async function reviewed(rating = 5): Promise<{ gift: Gift; id: number }> {
  const gift = await make.gift({ categories: [category.id] });
  const { id } = await make.review(gift, writer.user, { rating });
  return { gift, id };
}
const patch = (id: number, body: object, as = admin) =>
  api.request(`/reviews/${id}`, { method: 'PATCH', body, as });
const hide = (id: number) => patch(id, { hidden: true, hiddenReason: 'Ofende outra pessoa.' });
const statsOf = async ({ id }: Gift) => {
  const { body } = await api.request(`/gifts/${id}?depth=0`);
  return { count: body.reviewCount, average: body.averageRating };
};
const listed = async (filters = '') => {
  const scope = `scope=category:${category.slug}`;
  const { body } = await api.request(`/listings?${scope}&sort=newest${filters}`);
  return body.docs.map(({ id }: { id: number }) => id) as number[];
};
const read = (id: number, as: Session | null) => api.request(`/reviews/${id}?depth=0`, { as });

/** The tags that the work announces, in order of the alphabet. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  await everythingReceived();
  announced = [];
  await work();
  await everythingReceived();
  return announced.slice(0, -1).sort();
}

async function everythingReceived(): Promise<void> {
  const mark = `mark ${randomUUID()}`;
  await app.query("select pg_notify('cache_tags', $1)", [mark]);
  await expect.poll(() => announced).toContain(mark);
}

describe('hiding a review', () => {
  it('takes a reason', async () => {
    const { id } = await reviewed();
    for (const body of [
      { hidden: true },
      { hidden: true, hiddenReason: '' },
      { hidden: true, hiddenReason: '   ' },
      { hidden: true, hiddenReason: null },
    ]) {
      const { status, body: refused } = await patch(id, body);
      expect(status).toBe(400);
      expect(refused.errors[0].data.errors[0].message).toBe(messages.reviews.hiddenReasonRequired);
    }
    expect((await hide(id)).status).toBe(200);
    // The reason that is there already is enough for another change.
    expect((await patch(id, { userName: 'Ana' })).status).toBe(200);
    expect((await patch(id, { hidden: false })).status).toBe(200);
  });

  it('is for admins: the field is ignored for others', async () => {
    const { id } = await reviewed();
    await patch(id, { hidden: true, hiddenReason: 'x' }, writer);
    expect((await read(id, null)).status).toBe(200);
    await hide(id);
    await patch(id, { hidden: false }, writer);
    expect((await read(id, null)).status).toBe(404);
  });

  it('leaves it readable for its author, with the flag and without the reason, and for admins', async () => {
    const { gift, id } = await reviewed();
    await hide(id);
    expect((await read(id, null)).status).toBe(404);
    expect((await read(id, other)).status).toBe(404);
    const own = await read(id, writer);
    expect([own.status, own.body.hidden, own.body.hiddenReason]).toEqual([200, true, undefined]);
    const mine = await api.request(`/reviews/mine?gift=${gift.id}`, { as: writer });
    expect(mine.body.review).toMatchObject({ id, hidden: true });
    expect(JSON.stringify(mine.body)).not.toContain('Ofende');
    const theirs = await read(id, admin);
    expect(theirs.body).toMatchObject({ hidden: true, hiddenReason: 'Ofende outra pessoa.' });
    const graphql = await api.graphql(
      `{ Reviews(where: { id: { equals: ${id} } }) { totalDocs } }`,
    );
    expect(graphql.body.data.Reviews.totalDocs).toBe(0);
  });

  it('cannot be asked around: neither by a filter nor by the reason', async () => {
    const { id } = await reviewed();
    await hide(id);
    const filtered = await api.request('/reviews?where[hidden][equals]=true', { as: other });
    expect(filtered.body.docs).toEqual([]);
    const asked = await api.request('/reviews?where[hiddenReason][like]=Ofende', { as: writer });
    expect(asked.status).toBe(400);
    const count = await api.request(`/reviews/count?where[id][equals]=${id}`);
    expect(count.body.totalDocs).toBe(0);
  });

  it('takes it out of every figure, and showing it puts it back', async () => {
    const { gift, id } = await reviewed(5);
    await make.review(gift, other.user, { rating: 2 });
    const { getGiftReviews } = await import('@/data/reviews');
    expect(await statsOf(gift)).toEqual({ count: 2, average: 3.5 });
    expect(await listed('&rating=3.5')).toContain(gift.id);

    await hide(id);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 2 });
    expect(await listed('&rating=3')).not.toContain(gift.id);
    expect((await getGiftReviews(gift.id)).counts).toEqual([0, 0, 0, 1, 0]);
    const first = await getGiftReviews(gift.id);
    expect([first.total, first.docs.map((doc) => doc.rating)]).toEqual([1, [2]]);

    // Its writer's edit counts nowhere while it is hidden.
    await patch(id, { rating: 1 }, writer);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 2 });
    await patch(id, { hidden: false });
    expect(await statsOf(gift)).toEqual({ count: 2, average: 1.5 });
    expect((await getGiftReviews(gift.id)).counts).toEqual([0, 0, 0, 1, 1]);
    await hide(id);
    await api.request(`/reviews/${id}`, { method: 'DELETE', as: writer });
    expect(await statsOf(gift)).toEqual({ count: 1, average: 2 });
  });

  it('still counts as its author’s review: no second one of the gift', async () => {
    const { gift, id } = await reviewed();
    await hide(id);
    const body = { gift: gift.id, rating: 5, comment: 'Mais uma, por cima daquela.' };
    const again = await api.request('/reviews', { method: 'POST', body, as: writer });
    expect(again.body.errors[0].data.errors[0].message).toBe(messages.reviews.alreadyReviewed);
  });
});

describe('a commit announces the pages of a review', () => {
  const tagsFor = (gift: Gift) => [cacheTags.gift(gift.id), cacheTags.giftPage(gift.id)].sort();

  it('when it is written, edited, hidden, shown and deleted', async () => {
    const gift = await make.gift({ categories: [category.id] });
    let id = 0;
    const write = async () => ({ id } = await make.review(gift, writer.user));
    expect(await tagsOf(write)).toEqual(tagsFor(gift));
    expect(await tagsOf(() => patch(id, { rating: 1 }))).toEqual(tagsFor(gift));
    expect(await tagsOf(() => hide(id))).toEqual(tagsFor(gift));
    // It is hidden, so that its changes are not public.
    expect(await tagsOf(() => patch(id, { rating: 3 }))).toEqual([]);
    expect(await tagsOf(() => patch(id, { hidden: false }))).toEqual(tagsFor(gift));
    const remove = () => api.request(`/reviews/${id}`, { method: 'DELETE', as: writer });
    expect(await tagsOf(remove)).toEqual(tagsFor(gift));
  });

  it('when only its author changes, which the gift’s own page alone shows', async () => {
    const { gift, id } = await reviewed();
    const leave = () =>
      app.query("update reviews set user_id = null, user_name = 'Alguém' where id = $1", [id]);
    expect(await tagsOf(leave)).toEqual([cacheTags.giftPage(gift.id)]);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 5 });
  });
});

it('figures stay exact while reviews are written, edited and hidden and accounts deleted at once', async () => {
  const gifts = await Promise.all(
    Array.from({ length: 4 }, () => make.gift({ categories: [category.id] })),
  );
  const users = await make.readers(12);
  const reviews = await Promise.all(
    users.flatMap((user, index) =>
      gifts.map((gift, at) => make.review(gift, user, { rating: 1 + ((index + at) % 5) })),
    ),
  );
  await Promise.all([
    ...reviews.slice(0, 12).map(({ id }) => hide(id)),
    ...reviews.slice(12, 20).map(({ id }) => patch(id, { rating: 3 })),
    // In one statement each, over all of the gifts, and in either order.
    ...users.slice(6, 9).map(({ id }) => app.query('delete from users where id = $1', [id])),
    ...users
      .slice(9)
      .map(({ id }) => app.query('update reviews set user_id = null where user_id = $1', [id])),
  ]);
  const wrong = await app.query(
    `select s.gift_id from gift_stats s
     left join reviews r on r.gift_id = s.gift_id and r.hidden is not true
     group by s.gift_id
     having s.rating_sum <> coalesce(sum(r.rating), 0) or s.review_count <> count(r.id)`,
  );
  expect(wrong).toEqual([]);
  const counts = await Promise.all(gifts.map(async (gift) => (await statsOf(gift)).count));
  expect(counts).toEqual([6, 6, 6, 6]);
});
