import type { Gift } from '@payload-types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { FAVOURITES_LIMIT } from '@/domain/limits';
import { messages } from '@/messages';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { statementsOf } from '../../support/statements';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let session: Session;
let other: Session;
let category: { id: number };
let second: { id: number };
let gift: Gift;
let draft: Gift;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  category = await make.category();
  second = await make.category();
  gift = await make.gift({ categories: [category.id] });
  draft = await make.gift({ categories: [category.id], _status: 'draft' });
  session = await api.login(await make.user());
  other = await api.login(await make.user());
});
beforeEach(() => app.query('delete from favourites'));

const path = (id: unknown) => `/favourites/gift/${id}`;
const put = (id: unknown, body?: object, as: Session | null = session) =>
  api.request(path(id), { method: 'PUT', body, as });
const remove = (id: unknown, as: Session | null = session) =>
  api.request(path(id), { method: 'DELETE', as });
const mine = async (as = session) => (await api.request('/favourites/mine', { as })).body.docs;
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('a favourite', () => {
  it('is added and removed, as often as one likes', async () => {
    expect(await put(gift.id)).toMatchObject({ status: 200, body: { favourite: true } });
    expect((await put(gift.id)).body).toEqual({ favourite: true, already: true });
    expect(await mine()).toEqual([{ giftId: gift.id, categoryId: null }]);
    expect((await remove(gift.id)).body).toEqual({ favourite: false });
    expect((await remove(gift.id)).body).toEqual({ favourite: false });
    expect(await mine()).toEqual([]);
  });

  it('keeps the category of the first time', async () => {
    await put(gift.id, { category: category.id });
    await put(gift.id, { category: second.id });
    expect(await mine()).toEqual([{ giftId: gift.id, categoryId: category.id }]);
  });

  it("is nobody else's", async () => {
    await put(gift.id);
    expect(await mine(other)).toEqual([]);
    await remove(gift.id, other);
    expect(await mine()).toHaveLength(1);
  });

  it('can be removed when its gift is no longer published', async () => {
    await app.query('insert into favourites (user_id, gift_id) values ($1, $2)', [
      session.user.id,
      draft.id,
    ]);
    expect((await remove(draft.id)).body).toEqual({ favourite: false });
  });
});

describe('200 toggles at once', () => {
  it('end in one of the two states, without a duplicate and without a failure', async () => {
    const answers = await times(200, (index) =>
      index % 2 === 0 ? put(gift.id, { category: category.id }) : remove(gift.id),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.query('select id from favourites where user_id = $1', [session.user.id]);
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  it('that all add it store it once, and the others are answered so', async () => {
    const answers = await times(200, () => put(gift.id));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.already === true)).toHaveLength(199);
    expect(await mine()).toHaveLength(1);
  });
});

describe('is refused', () => {
  it.each(['0', '-1', 'abc', '1.5', '1e3', '99999999', '99999999999999999999', '%00'])(
    'for the gift %s: 404',
    async (id) => {
      expect([(await put(id)).status, (await remove(id)).status]).toEqual([
        404,
        // Nothing is removed from a gift that may have existed.
        id === '99999999' ? 200 : 404,
      ]);
    },
  );

  it('for a draft: 404, at Payload’s own endpoint too', async () => {
    expect((await put(draft.id)).status).toBe(404);
    const { status, body } = await api.request('/favourites', {
      method: 'POST',
      body: { gift: draft.id },
      as: session,
    });
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe(messages.favourites.giftUnavailable);
  });

  it.each([0, -1, 1.5, '1', 99_999_999, 3_000_000_000, {}, []])(
    'for the category %j: 400',
    async (wrong) => {
      const { status, body } = await put(gift.id, { category: wrong });
      expect([status, body.errors[0].field]).toEqual([400, 'category']);
      expect(await mine()).toEqual([]);
    },
  );

  it.each(['[]', '"x"', '{', 'null', '{"user":1}', '{"category":1,"isAdmin":true}'])(
    'with the body %s: 400',
    async (body) => {
      const { status } = await api.request(path(gift.id), { method: 'PUT', body, as: session });
      expect(status).toBe(400);
    },
  );

  it.each([
    ['GET', '/favourites/mine'],
    ['PUT', '/favourites/gift/1'],
    ['DELETE', '/favourites/gift/1'],
    ['POST', '/favourites/merge'],
    ['GET', '/favourites/gifts'],
  ])('to a visitor: %s %s', async (method, address) => {
    const { status, body } = await api.request(address, { method });
    expect([status, body.errors[0].message]).toEqual([401, messages.favourites.loginPrompt]);
  });

  it('to a visitor at Payload’s own endpoints, in the same words', async () => {
    const body = { gift: gift.id };
    const rest = await api.request('/favourites', { method: 'POST', body });
    expect([rest.status, rest.body.errors[0].message]).toEqual([
      403,
      messages.favourites.loginPrompt,
    ]);
    const graphql = await api.graphql(
      `mutation { createFavourite(data: { gift: ${gift.id} }) { id } }`,
    );
    expect(graphql.body.errors[0].message).toBe(messages.favourites.loginPrompt);
  });
});

describe('the limit', () => {
  const fill = (count: number) =>
    app.query(
      `with copies as (
         insert into gifts (title, slug, short_description, price, affiliate_link, _status)
         select 'Cópia', 'copia-' || gen_random_uuid(), 'x', 1, 'https://loja.example.com', 'published'
         from generate_series(1, $2) returning id)
       insert into favourites (user_id, gift_id) select $1, id from copies`,
      [session.user.id, count],
    );

  it('holds under concurrency, at every endpoint, and room can be made under it', async () => {
    await fill(FAVOURITES_LIMIT - 2);
    const gifts = await times(6, () => make.gift({ categories: [category.id] }));
    const answers = await Promise.all(
      gifts.map(({ id }, index) =>
        index % 2 === 0
          ? put(id)
          : api.request('/favourites', { method: 'POST', body: { gift: id }, as: session }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body.errors[0].message).toBe(messages.favourites.full);
    expect(await mine()).toHaveLength(FAVOURITES_LIMIT);

    const body = { gifts: [{ gift: gift.id }] };
    const merged = await api.request('/favourites/merge', { method: 'POST', body, as: session });
    expect([merged.status, merged.body.added]).toEqual([200, 0]);

    const [oldest] = await mine();
    await remove(oldest.giftId);
    expect((await put(gift.id)).status).toBe(200);
  });
});

it('one’s own are read with two queries at most, authentication included', async () => {
  await put(gift.id);
  const statements = await statementsOf(app.payload, () => mine());
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
});
