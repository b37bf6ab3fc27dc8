import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Factories } from '../../support/factories';
import type { TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let category: { id: number };
let runDailyTasks: (payload: TestPayload['payload']) => Promise<number>;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  ({ runDailyTasks } = await import('@/data/figures/run-daily-tasks'));
  category = await make.category();
});
afterEach(() => void vi.useRealTimers());

const newGift = () => make.gift({ categories: [category.id] });
const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
const send = (id: number, what: 'view' | 'click', times: number, client?: string) =>
  Promise.all(
    Array.from({ length: times }, () =>
      api.request(`/gifts/${id}/${what}`, {
        method: 'POST',
        headers: client === undefined ? {} : { 'x-mimoteca-client-address': client },
      }),
    ),
  );

type Day = { day: string; views: number; clicks: number };
const daysOf = (id: number) =>
  app.query<Day>('select day::text, views, clicks from gift_days where gift_id = $1 order by day', [
    id,
  ]);
const siteDays = () =>
  app.query<Day>(
    `select day::text, sum(views)::integer as views, sum(clicks)::integer as clicks
     from site_days group by day order by day`,
  );

describe('views and clicks of a day', () => {
  it('are exact when many gifts are opened at once, for each gift and for the site', async () => {
    at('2031-03-10T15:00:00Z');
    const [one, other] = [await newGift(), await newGift()];
    await Promise.all([
      send(one.id, 'view', 150),
      send(other.id, 'view', 50),
      send(one.id, 'click', 40),
    ]);
    expect(await daysOf(one.id)).toEqual([{ day: '2031-03-10', views: 150, clicks: 40 }]);
    expect(await daysOf(other.id)).toEqual([{ day: '2031-03-10', views: 50, clicks: 0 }]);
    expect(await siteDays()).toContainEqual({ day: '2031-03-10', views: 200, clicks: 40 });
  });

  it('begin anew at midnight in São Paulo, not in Greenwich', async () => {
    const { id } = await newGift();
    at('2031-04-02T02:59:59Z');
    await send(id, 'view', 2);
    at('2031-04-02T03:00:00Z');
    await send(id, 'view', 3);
    expect(await daysOf(id)).toEqual([
      { day: '2031-04-01', views: 2, clicks: 0 },
      { day: '2031-04-02', views: 3, clicks: 0 },
    ]);
  });

  it('leave out what is not counted: repeated openings, drafts, gifts that do not exist', async () => {
    at('2031-05-05T15:00:00Z');
    const { id } = await newGift();
    const draft = await make.gift({ categories: [category.id], _status: 'draft' });
    await send(id, 'view', 35, '10.9.8.7');
    await send(draft.id, 'view', 3);
    await send(99_999_999, 'click', 3);
    expect(await daysOf(id)).toEqual([{ day: '2031-05-05', views: 30, clicks: 0 }]);
    expect(await daysOf(draft.id)).toEqual([]);
    expect(await siteDays()).toContainEqual({ day: '2031-05-05', views: 30, clicks: 0 });
  });
});

describe('the tasks of a day', () => {
  const fill = (id: number, rows: [day: string, views: number][]) =>
    app.query(
      `insert into gift_days (day, gift_id, views)
       select day::date, $1, views from unnest($2::text[], $3::integer[]) as r (day, views)`,
      [id, rows.map(([day]) => day), rows.map(([, views]) => views)],
    );
  const trend = (kind: string) =>
    app.query(
      `select gift_id as id, views::integer, views_before::integer as before from gift_trends
       where kind = $1 order by place`,
      [kind],
    );

  it('compare seven whole days with the seven before, once a day', async () => {
    const [rises, falls, quiet] = [await newGift(), await newGift(), await newGift()];
    await fill(rises.id, [
      ['2032-01-14', 30],
      ['2032-01-08', 5],
    ]);
    await fill(falls.id, [
      ['2032-01-13', 4],
      ['2032-01-02', 40],
      // Today is not over, and a third week ago is not compared.
      ['2032-01-15', 1_000],
      ['2031-12-31', 1_000],
    ]);
    await fill(quiet.id, [['2032-01-03', 9]]);
    at('2032-01-15T12:00:00Z');
    expect(await runDailyTasks(app.payload)).toBe(15 * 60 * 60 * 1_000);
    const top = [
      { id: rises.id, views: 35, before: 0 },
      { id: falls.id, views: 4, before: 40 },
    ];
    expect(await trend('top')).toEqual(top);
    expect(await trend('falling')).toEqual([{ id: falls.id, views: 4, before: 40 }]);

    await fill(quiet.id, [['2032-01-14', 500]]);
    await runDailyTasks(app.payload);
    expect(await trend('top')).toEqual(top);
    at('2032-01-16T12:00:00Z');
    await runDailyTasks(app.payload);
    expect(await trend('top')).toContainEqual({ id: quiet.id, views: 500, before: 9 });
  });

  it('forget a gift’s days after 90, and those of the site never', async () => {
    const { id } = await newGift();
    await fill(id, [
      ['2033-01-01', 1],
      ['2033-01-02', 2],
    ]);
    await app.query(`insert into site_days (day, shard, views) values ('2033-01-01', 0, 7)`);
    at('2033-04-01T12:00:00Z');
    await runDailyTasks(app.payload);
    expect(await daysOf(id)).toEqual([{ day: '2033-01-02', views: 2, clicks: 0 }]);
    expect(await siteDays()).toContainEqual({ day: '2033-01-01', views: 7, clicks: 0 });
  });
});

describe('gifts that lack something', () => {
  const gapsOf = (id: number) =>
    app.query<object>('select no_image, no_price, no_occasion from gift_gaps where gift_id = $1', [
      id,
    ]);

  it('are not those in the trash, until they are back', async () => {
    const { id } = await make.gift({ categories: [category.id], occasions: [] });
    expect(await gapsOf(id)).toHaveLength(1);
    const deletedAt = '2026-11-22T12:00:00.000Z';
    await app.payload.update({ collection: 'gifts', id, data: { deletedAt } });
    expect(await gapsOf(id)).toEqual([]);
    const back = { collection: 'gifts', id, data: { deletedAt: null }, trash: true } as const;
    await app.payload.update(back);
    expect(await gapsOf(id)).toHaveLength(1);
  });

  it('are known from the commit that makes them so until the one that completes them', async () => {
    const occasion = await make.occasion();
    const { id } = await make.gift({ categories: [category.id], occasions: [occasion.id] });
    expect(await gapsOf(id)).toEqual([]);
    await app.payload.update({ collection: 'gifts', id, data: { occasions: [] } });
    expect(await gapsOf(id)).toEqual([{ no_image: false, no_price: false, no_occasion: true }]);
    await app.query('update gifts set price = null where id = $1', [id]);
    await app.query(`delete from gifts_rels where parent_id = $1 and path = 'images'`, [id]);
    expect(await gapsOf(id)).toEqual([{ no_image: true, no_price: true, no_occasion: true }]);
    await app.payload.update({
      collection: 'gifts',
      id,
      data: { occasions: [occasion.id], price: 10, images: [await make.anyImage()] },
    });
    expect(await gapsOf(id)).toEqual([]);
  });

  it('go with the gift', async () => {
    const { id } = await newGift();
    expect(await gapsOf(id)).toHaveLength(1);
    await app.payload.delete({ collection: 'gifts', id });
    expect(await gapsOf(id)).toEqual([]);
  });
});
