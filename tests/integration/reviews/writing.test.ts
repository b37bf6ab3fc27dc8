import type { Gift } from '@payload-types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { GRAPHQL_LIMITS } from '@/domain/graphql-limits';
import { ANONYMOUS_READER } from '@/domain/review-rules';
import { messages } from '@/messages';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let session: Session;
let other: Session;
let admin: Session;
let category: { id: number };

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  category = await make.category();
  session = await api.login(await make.user({ name: 'Ana' }));
  other = await api.login(await make.user({ name: 'Rui' }));
  admin = await api.login(await make.user({ isAdmin: true }));
});
// One user writes more here than anybody does in an hour.
beforeEach(() => app.query('delete from rate_limits'));

let counter = 0;
const unique = () => `Um texto que ninguém escreveu, o número ${(counter += 1)}.`;
const newGift = (data: Partial<Gift> = {}) => make.gift({ categories: [category.id], ...data });
const post = (body: object, as: Session | null = session) =>
  api.request('/reviews', { method: 'POST', body, as });
const patch = (id: number, body: object, as: Session | null = session) =>
  api.request(`/reviews/${id}`, { method: 'PATCH', body, as });
const statsOf = async ({ id }: Gift) => {
  const { body } = await api.request(`/gifts/${id}?depth=0`);
  return { count: body.reviewCount, average: body.averageRating };
};

/** How REST and GraphQL word each refusal. */
function said(body: { errors?: Said[] }): string | undefined {
  const [error] = body.errors ?? [];
  return (error?.extensions?.data ?? error?.data)?.errors?.[0]?.message ?? error?.message;
}
type Nested = { errors?: { message: string }[] };
type Said = { message: string; data?: Nested; extensions?: { data?: Nested } };

const CREATE = `mutation Create($gift: Int!, $rating: Float!, $comment: String!) {
  createReview(data: { gift: $gift, rating: $rating, comment: $comment }) { id }
}`;

it('a review that lacks several things hears of each of them at once', async () => {
  const { status, body } = await post({ comment: 'Bom' });
  expect(status).toBe(400);
  const told = (body.errors as Said[] | undefined)?.[0]?.data?.errors;
  expect(told).toMatchObject([
    { path: 'gift' },
    { path: 'rating', message: messages.reviews.ratingRequired },
    { path: 'comment', message: messages.reviews.tooShort },
  ]);
});

describe.each(['REST', 'GraphQL'] as const)('through %s', (through) => {
  const write = (review: { gift: number; rating: number; comment: string }, as: Session | null) =>
    through === 'REST' ? post(review, as) : api.graphql(CREATE, as, review);

  it.each([
    ['9 characters', 'Muito bom', messages.reviews.tooShort],
    ['9 between spaces', '   Muito bom   ', messages.reviews.tooShort],
    ['9 and zero-width ones', 'Muito\u200b\u200d bom\u2060\ufeff', messages.reviews.tooShort],
    ['three families', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', messages.reviews.tooShort],
    ['nothing', '', messages.reviews.tooShort],
    ['501 characters', 'abcde'.repeat(100) + 'f', messages.reviews.tooLong],
    ['200 kB', 'Muito bom! '.repeat(18_000), messages.reviews.tooLong],
    ['one letter', 'aaaaaaaaaaaaaaa', messages.reviews.tooFewDistinct],
    ['two letters in both cases', 'aA bB aA bB aA', messages.reviews.tooFewDistinct],
  ])('a text of %s is refused in words of its own', async (_, comment, message) => {
    const gift = await newGift();
    const { body } = await write({ gift: gift.id, rating: 5, comment }, session);
    expect(said(body)).toBe(message);
    expect(await statsOf(gift)).toEqual({ count: 0, average: null });
  });

  it('a text of a megabyte is refused, and counts nothing', async () => {
    const gift = await newGift();
    const comment = 'Muito bom! '.repeat(95_000);
    const { status, body } = await write({ gift: gift.id, rating: 5, comment }, session);
    // The HTTP server refuses such a body before REST sees it. GraphQL has a bound of its own as well.
    const refusals = {
      REST: [400, messages.reviews.tooLong],
      GraphQL: [413, messages.graphql.bodyTooLarge(GRAPHQL_LIMITS.bodyBytes / 1_024)],
    };
    expect([status, said(body)]).toEqual(refusals[through]);
    expect(await statsOf(gift)).toEqual({ count: 0, average: null });
  });

  it.each([
    ['10 characters', 'Muito bom!'],
    ['500 characters', 'abcde'.repeat(100)],
    ['500 between spaces', `  ${'fghij'.repeat(100)}\n\n`],
  ])('a text of %s is kept', async (_, comment) => {
    const gift = await newGift();
    const reader = await api.login(await make.user());
    const { body } = await write({ gift: gift.id, rating: 5, comment }, reader);
    expect(said(body)).toBeUndefined();
    expect(await statsOf(gift)).toEqual({ count: 1, average: 5 });
  });

  it.each([0, 6, 4.5, -1])('a rating of %s is refused', async (rating) => {
    const { body } = await write(
      { gift: (await newGift()).id, rating, comment: unique() },
      session,
    );
    expect(said(body)).toBe(messages.reviews.ratingRequired);
  });

  it('one’s own earlier text is refused, whatever its case and spacing', async () => {
    const reader = await api.login(await make.user());
    const first = await newGift();
    await write({ gift: first.id, rating: 5, comment: 'Canção bonita demais' }, reader);
    for (const comment of [
      'Canção bonita demais',
      '  CANÇÃO   bonita\ndemais ',
      'Canc\u0327a\u0303o bonita demais',
      'Canção\u200b bonita demais',
    ]) {
      const { body } = await write({ gift: (await newGift()).id, rating: 5, comment }, reader);
      expect(said(body)).toBe(messages.reviews.repeatedText);
    }
    const stranger = await api.login(await make.user());
    const theirs = await write(
      { gift: first.id, rating: 5, comment: 'Canção bonita demais' },
      stranger,
    );
    expect(said(theirs.body)).toBeUndefined();
  });

  it('a visitor is asked to sign in', async () => {
    const review = { gift: (await newGift()).id, rating: 5, comment: unique() };
    const { body } = await write(review, null);
    expect(said(body)).toBe(messages.reviews.loginRequired);
  });

  it('a second review of a gift is refused', async () => {
    const gift = await newGift();
    await write({ gift: gift.id, rating: 5, comment: unique() }, session);
    const { body } = await write({ gift: gift.id, rating: 1, comment: unique() }, session);
    expect(said(body)).toBe(messages.reviews.alreadyReviewed);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 5 });
  });

  it('the same one 50 times at once is stored once, and 49 are refused as repeated', async () => {
    const gift = await newGift();
    const review = { gift: gift.id, rating: 4, comment: unique() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => write(review, session)));
    const refused = answers.filter(({ body }) => said(body) !== undefined);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(said(body)).toBe(messages.reviews.alreadyReviewed);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 4 });
  });

  it('the same text for 20 gifts at once is stored once', async () => {
    const reader = await api.login(await make.user());
    const gifts = await Promise.all(Array.from({ length: 20 }, () => newGift()));
    const comment = unique();
    const answers = await Promise.all(
      gifts.map(({ id }) => write({ gift: id, rating: 5, comment }, reader)),
    );
    const refused = answers.map(({ body }) => said(body)).filter((message) => message != null);
    expect(refused).toEqual(Array.from({ length: 19 }, () => messages.reviews.repeatedText));
  });

  it('a gift that is absent or not published is refused', async () => {
    const draft = await newGift({ _status: 'draft' });
    for (const gift of [draft.id, 99_999_999]) {
      const { body } = await write({ gift, rating: 5, comment: unique() }, session);
      expect(said(body)).toBe(messages.reviews.giftUnavailable);
    }
  });
});

describe('what the body claims', () => {
  it.each([
    ['abc'],
    [null],
    [{}],
    [[1]],
    [1.5],
    [-1],
    ['1; drop table reviews'],
    [3e9],
    [undefined],
  ])('a gift of %j is refused', async (gift) => {
    const { status } = await post({ gift, rating: 5, comment: unique() });
    expect(status).toBe(400);
  });

  it.each([[null], [true], [[5]], [{}], [undefined], [1e400]])(
    'a rating of %j is refused',
    async (rating) => {
      const { status } = await post({ gift: (await newGift()).id, rating, comment: unique() });
      expect(status).toBe(400);
    },
  );

  it.each([[null], [7], [['Muito bom!']], [{}], [undefined]])(
    'a text of %j is refused',
    async (comment) => {
      const { status } = await post({ gift: (await newGift()).id, rating: 5, comment });
      expect(status).toBe(400);
    },
  );

  it('of its author, date and verification is ignored', async () => {
    const gift = await newGift();
    const { status, body } = await post({
      gift: gift.id,
      rating: 5,
      comment: unique(),
      user: other.user.id,
      userName: 'Outra pessoa',
      verified: true,
      hidden: true,
      hiddenReason: 'x',
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    expect(status).toBe(201);
    const kept = await app.payload.findByID({
      collection: 'reviews',
      id: Number(body.doc.id),
      depth: 0,
    });
    expect(kept).toMatchObject({
      user: session.user.id,
      userName: 'Ana',
      verified: false,
      hidden: false,
    });
    expect(kept.hiddenReason ?? null).toBeNull();
    expect(kept.createdAt > '2020').toBe(true);
  });

  it.each([{ isAdmin: true }, { user_id: 1 }, { collection_name: 'x' }])(
    'that nobody knows is refused by name: %j',
    async (extra) => {
      const review = { gift: (await newGift()).id, rating: 5, comment: unique(), ...extra };
      const { status, body } = await post(review);
      expect(status).toBe(400);
      expect(said(body)).toContain(Object.keys(extra)[0]);
    },
  );

  it('in HTML stays plain text', async () => {
    const comment = '<script>alert("x")</script> & <b>negrito</b>';
    const { body } = await post({ gift: (await newGift()).id, rating: 5, comment });
    expect(body.doc.comment).toBe(comment);
  });

  it('with an impossible character is answered 400', async () => {
    const comment = `Um texto com nulo \u0000 dentro ${(counter += 1)}`;
    const { status } = await post({ gift: (await newGift()).id, rating: 5, comment });
    expect(status).toBe(400);
  });

  it('without a name has the site’s default name', async () => {
    const nameless = await api.login(await make.user({ name: '' }));
    const review = { gift: (await newGift()).id, rating: 5, comment: unique() };
    const { body } = await post(review, nameless);
    expect(body.doc.userName).toBe(ANONYMOUS_READER);
  });
});

describe('one’s own', () => {
  async function written(as = session) {
    const gift = await newGift();
    const { body } = await post({ gift: gift.id, rating: 5, comment: unique() }, as);
    return { gift, id: Number(body.doc.id), comment: String(body.doc.comment) };
  }
  const mine = (gift: unknown, as: Session | null = session) =>
    api.request(`/reviews/mine?gift=${gift}`, { as });

  it('is found by its gift, and nobody else’s is', async () => {
    const { gift, id, comment } = await written();
    expect((await mine(gift.id)).body.review).toMatchObject({
      id,
      comment,
      rating: 5,
      userName: 'Ana',
      hidden: false,
    });
    expect((await mine(gift.id, other)).body).toEqual({ review: null });
    const visitor = await mine(gift.id, null);
    expect([visitor.status, said(visitor.body)]).toEqual([401, messages.reviews.loginRequired]);
    for (const wrong of ['', 'x', '0', '1.5']) expect((await mine(wrong)).status).toBe(400);
  });

  it('is edited under the same rules', async () => {
    const earlier = await written();
    const { gift, id, comment } = await written();
    const changed = await patch(id, { rating: 2, comment: `${comment} E mais.` });
    expect([changed.status, changed.body.doc.rating]).toEqual([200, 2]);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 2 });

    const refusals: [object, string][] = [
      [{ comment: 'curto' }, messages.reviews.tooShort],
      [{ comment: 'x'.repeat(501) }, messages.reviews.tooLong],
      [{ comment: 'aaaaaaaaaaaa' }, messages.reviews.tooFewDistinct],
      [{ comment: earlier.comment }, messages.reviews.repeatedText],
      [{ rating: 6 }, messages.reviews.ratingRequired],
      [{ rating: 4.5 }, messages.reviews.ratingRequired],
    ];
    for (const [body, message] of refusals) {
      const refused = await patch(id, body);
      expect([refused.status, said(refused.body)]).toEqual([400, message]);
    }
    // Its own text is no repetition.
    expect((await patch(id, { comment: `${comment} E MAIS.` })).status).toBe(200);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 2 });
  });

  it('keeps its gift, its author and its verification', async () => {
    const { gift, id } = await written();
    const elsewhere = await newGift();
    await patch(id, {
      gift: elsewhere.id,
      user: other.user.id,
      userName: 'X',
      verified: true,
      hidden: true,
      hiddenReason: 'x',
    });
    const kept = await app.payload.findByID({ collection: 'reviews', id, depth: 0 });
    expect(kept).toMatchObject({
      gift: gift.id,
      user: session.user.id,
      userName: 'Ana',
      verified: false,
      hidden: false,
    });
  });

  it('is out of reach of others', async () => {
    const { gift, id } = await written();
    for (const as of [other, null]) {
      expect([403, 404]).toContain((await patch(id, { rating: 1 }, as)).status);
      const removed = await api.request(`/reviews/${id}`, { method: 'DELETE', as });
      expect([403, 404]).toContain(removed.status);
    }
    expect(await statsOf(gift)).toEqual({ count: 1, average: 5 });
  });

  it('is deleted, and can be written anew', async () => {
    const { gift, id, comment } = await written();
    const removed = await api.request(`/reviews/${id}`, { method: 'DELETE', as: session });
    expect(removed.status).toBe(200);
    expect(await statsOf(gift)).toEqual({ count: 0, average: null });
    expect((await post({ gift: gift.id, rating: 3, comment })).status).toBe(201);
    expect(await statsOf(gift)).toEqual({ count: 1, average: 3 });
  });

  it('of a deleted account is still readable, and can be edited by admins', async () => {
    const { gift, id } = await written(await api.login(await make.user()));
    await app.query('update reviews set user_id = null, user_name = $2 where id = $1', [
      id,
      ANONYMOUS_READER,
    ]);
    const { status, body } = await api.request(`/reviews/${id}?depth=0`);
    expect([status, body.userName, body.user]).toEqual([200, ANONYMOUS_READER, undefined]);
    const edited = await patch(id, { comment: unique() }, admin);
    expect([edited.status, edited.body.doc.user ?? null]).toEqual([200, null]);
    expect((await patch(id, { rating: 1 })).status).toBeGreaterThanOrEqual(403);
    expect((await post({ gift: gift.id, rating: 1, comment: unique() })).status).toBe(201);
    expect(await statsOf(gift)).toEqual({ count: 2, average: 3 });
  });
});
