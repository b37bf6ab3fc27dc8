import type { Gift } from '@payload-types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { FAVOURITES_PAGE_SIZE, LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';
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
let category: { id: number };
let gifts: Gift[];
let draft: Gift;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  category = await make.category();
  gifts = [];
  for (let index = 0; index < FAVOURITES_PAGE_SIZE + 2; index += 1) {
    gifts.push(await make.gift({ categories: [category.id] }));
  }
  draft = await make.gift({ categories: [category.id], _status: 'draft' });
  session = await api.login(await make.user());
});
beforeEach(() => app.query('delete from favourites'));

const ids = () => gifts.map(({ id }) => id);
const merge = (list: unknown[], as: Session | null = session) =>
  api.request('/favourites/merge', { method: 'POST', body: { gifts: list }, as });
const list = (page?: string | number) =>
  api.request(`/favourites/gifts${page === undefined ? '' : `?page=${page}`}`, { as: session });
const idsOf = (docs: { id: number }[]) => docs.map(({ id }) => id);

describe('merging the favourites of a browser', () => {
  it('brings it in its order, once, with its categories, and can be repeated', async () => {
    const [newest = 0, older = 0, oldest = 0] = ids();
    await api.request(`/favourites/gift/${oldest}`, { method: 'PUT', as: session });
    const local = [{ gift: newest, category: category.id }, { gift: older }, { gift: oldest }];
    const first = await merge([...local, { gift: newest }]);
    expect(first.body).toEqual({
      added: 2,
      docs: [
        { giftId: newest, categoryId: category.id },
        { giftId: older, categoryId: null },
        { giftId: oldest, categoryId: null },
      ],
    });
    expect((await merge(local)).body).toEqual({ ...first.body, added: 0 });
  });

  it('leaves out what no longer exists, and drops a category that is gone', async () => {
    const [one = 0] = ids();
    const { status, body } = await merge([
      { gift: one, category: 99_999_999 },
      { gift: 99_999_999 },
      { gift: draft.id },
    ]);
    expect([status, body]).toEqual([200, { added: 1, docs: [{ giftId: one, categoryId: null }] }]);
  });

  it('20 times at once brings each once', async () => {
    const local = ids().map((gift) => ({ gift }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge(local)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.reduce((sum, { body }) => sum + Number(body.added), 0)).toBe(local.length);
  });

  it(`takes ${LOCAL_FAVOURITES_LIMIT} and no more`, async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ gift: index + 1 }));
    expect((await merge(many(LOCAL_FAVOURITES_LIMIT))).status).toBe(200);
    expect((await merge(many(LOCAL_FAVOURITES_LIMIT + 1))).status).toBe(400);
  });

  it.each([
    [[1]],
    [[{}]],
    [[{ gift: '1' }]],
    [[{ gift: 1.5 }]],
    [[{ gift: 1, user: 1 }]],
    ['x'],
    [null],
  ])('refuses %j', async (wrong) => {
    const body = { gifts: wrong };
    const { status } = await api.request('/favourites/merge', {
      method: 'POST',
      body,
      as: session,
    });
    expect(status).toBe(400);
  });
});

describe('the cards of one’s favourites', () => {
  it('come in pages, the newest first, without what is not published', async () => {
    for (const { id } of gifts) {
      await api.request(`/favourites/gift/${id}`, { method: 'PUT', as: session });
    }
    await app.query('insert into favourites (user_id, gift_id) values ($1, $2)', [
      session.user.id,
      draft.id,
    ]);
    const newest = ids().reverse();
    const first = await list();
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(first.body).toMatchObject({ total: gifts.length, page: 1, hasMore: true });
    expect(idsOf(first.body.docs)).toEqual(newest.slice(0, FAVOURITES_PAGE_SIZE));
    expect(first.body.docs[0]).toMatchObject({ title: gifts.at(-1)?.title, reviewCount: 0 });
    const second = await list(2);
    expect(second.body).toMatchObject({ total: gifts.length, page: 2, hasMore: false });
    expect(idsOf(second.body.docs)).toEqual(newest.slice(FAVOURITES_PAGE_SIZE));
    expect((await list(3)).body).toMatchObject({ docs: [], hasMore: false });
  });

  it('cost two queries besides who is asking, and read this user’s rows by an index', async () => {
    await merge(ids().map((gift) => ({ gift })));
    const { readUserId } = await import('@/data/favourites');
    const headers = new Headers({ authorization: `JWT ${session.token}` });
    const asking = await statementsOf(app.payload, () => readUserId(headers));
    const all = await statementsOf(app.payload, () => list());
    expect(all.length - asking.length, all.join('\n')).toBe(2);

    const people = await make.readers(60);
    for (const { id } of people) {
      await app.query('insert into favourites (user_id, gift_id) select $1, id from gifts', [id]);
    }
    await app.query('analyze favourites');
    const plan = await app.query<{ 'QUERY PLAN': string }>(
      `explain select f.gift_id, row_number() over (order by f.created_at desc, f.id desc) as position
       from favourites f join gifts p on p.id = f.gift_id and p._status = 'published'
       where f.user_id = ${session.user.id} order by position limit 12`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(text).not.toContain('Seq Scan on favourites');
  });

  it.each(['0', '-1', 'x', '1.5', '85', '1e2', ''])('refuse the page %s', async (page) => {
    const { status, body } = await list(page);
    expect([status, body.errors[0].field]).toEqual([400, 'page']);
  });
});

describe('the cards of the favourites of a browser', () => {
  const cards = (text: string) => api.request(`/favourites/local?ids=${text}`);

  it('come to anybody, in the order asked for, without what is not published', async () => {
    const [one = 0, two = 0] = ids();
    const { status, body } = await cards(`${two},${draft.id},${one},99999999,${two}`);
    expect([status, idsOf(body.docs)]).toEqual([200, [two, one]]);
  });

  it.each(['', 'x', '1,', '1,2;3', '0', '9999999999', '1,'.repeat(12) + '1'])(
    'refuse %s',
    async (text) => {
      const { status, body } = await cards(text);
      expect([status, body.errors[0].message]).toEqual([400, messages.errors.api.badValue('ids')]);
    },
  );
});
