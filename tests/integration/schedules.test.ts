import type { Category, Gift } from '@payload-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { withPool } from '@/server/database/database';
import { type JobRunner, startJobRunner } from '@/server/jobs/job-runner';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import type { Session } from '../support/http';
import { openSite, type OpenSite } from '../support/open-site';

let site: OpenSite;
let admin: Session;
let category: Category;
let announcements: Announcements;
let runSchedules: () => Promise<number | null>;
const runners: JobRunner[] = [];

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  category = await site.make.category();
  announcements = await hearAnnouncements(site.app);
  ({ runSchedules } = await import('@/data/schedules/run-schedules'));
});
beforeEach(() => site.app.query('delete from payload_jobs'));
afterAll(async () => {
  announcements.close();
  await Promise.all(runners.map((runner) => runner.stop()));
});

const PAST = -1_000;

/** As the panel's function for schedules writes it. */
async function schedule(
  gift: { id: number },
  type: 'publish' | 'unpublish',
  { wait = PAST, user = admin.user }: { wait?: number; user?: { id: number } } = {},
): Promise<number | string> {
  const job = await site.app.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'gifts', value: String(gift.id) },
      user: { relationTo: 'users', value: user.id },
    } as never, // The border to Payload's types: they want the document's id as a number, its panel sends text.
    waitUntil: new Date(Date.now() + wait),
  });
  return job.id;
}

const newGift = (data: Partial<Gift> = {}) =>
  site.make.gift({ categories: [category.id], ...data });
const newDraft = (data: Partial<Gift> = {}) => newGift({ _status: 'draft', ...data });

async function statusOf({ id }: { id: number }): Promise<string | undefined> {
  const [row] = await site.app.query<{ status: string }>(
    'select _status as status from gifts where id = $1',
    [id],
  );
  return row?.status;
}
const versionsOf = async ({ id }: { id: number }) =>
  (await site.app.query('select from _gifts_v where parent_id = $1', [id])).length;
const jobs = () =>
  site.app.query<{ id: number; has_error: boolean; error: { reasons: string[] } | null }>(
    'select id, has_error, error from payload_jobs order by id',
  );

function startServer(): JobRunner {
  const runner = startJobRunner({
    kind: 'schedules',
    databaseUrl: site.app.databaseUrl,
    run: () => runSchedules(),
  });
  runners.push(runner);
  return runner;
}

describe('a scheduled publication', () => {
  it('happens when it is due, announces the gift, and leaves no row', async () => {
    const gift = await newDraft();
    await schedule(gift, 'publish', { wait: 60_000 });
    expect(await runSchedules()).toBeGreaterThan(50_000);
    expect(await statusOf(gift)).toBe('draft');

    await site.app.query(`update payload_jobs set wait_until = now() - interval '1 second'`);
    const announced = await announcements.of(() => runSchedules());
    expect(announced).toContain(`gift:${gift.id}`);
    expect(await statusOf(gift)).toBe('published');
    expect(await jobs()).toEqual([]);
  });

  it('publishes the newest draft, in the name of who scheduled it', async () => {
    const gift = await newGift({ title: 'Antes' });
    await site.api.request(`/gifts/${gift.id}?draft=true&autosave=true`, {
      method: 'PATCH',
      body: { title: 'Depois' },
      as: admin,
    });
    await schedule(gift, 'publish');
    await runSchedules();
    const { body } = await site.api.request(`/gifts/${gift.id}`);
    expect(body.title).toBe('Depois');
  });

  it('happens once, whichever of two servers is elected, and by the other when that one has gone', async () => {
    const servers = [startServer(), startServer()];
    const gift = await newDraft();
    const before = await versionsOf(gift);
    await schedule(gift, 'publish', { wait: 1_200 });
    await expect.poll(() => statusOf(gift), { timeout: 25_000 }).toBe('published');
    expect(await versionsOf(gift)).toBe(before + 1);

    await servers[0]?.stop();
    const other = await newDraft();
    await schedule(other, 'publish');
    await expect.poll(() => statusOf(other), { timeout: 25_000 }).toBe('published');
    await servers[1]?.stop();
    const last = await newDraft();
    await schedule(last, 'publish');
    expect(await statusOf(last)).toBe('draft');
    startServer();
    await expect.poll(() => statusOf(last), { timeout: 25_000 }).toBe('published');
    await Promise.all(runners.map((runner) => runner.stop()));
  });

  it('is done by the next server when the first dies in the middle of it', async () => {
    const gift = await newDraft();
    const id = await schedule(gift, 'publish');
    await withPool(site.app.databaseUrl, async (pool) => {
      const dying = await pool.connect();
      await dying.query('begin');
      await dying.query('select from payload_jobs where id = $1 for update', [id]);
      await dying.query(`update gifts set title = 'Pela metade' where id = $1`, [gift.id]);
      await runSchedules();
      expect(await jobs()).toHaveLength(1);
      dying.release(true);
    });
    await expect.poll(async () => (await runSchedules(), statusOf(gift))).toBe('published');
    const { body } = await site.api.request(`/gifts/${gift.id}`);
    expect(body.title).toBe(gift.title);
    expect(await jobs()).toEqual([]);
  });

  it('of an incomplete gift is not carried out, and says what is missing', async () => {
    const gift = await newDraft({ images: [] });
    await schedule(gift, 'publish');
    expect(await runSchedules()).toBeNull();
    expect(await statusOf(gift)).toBe('draft');
    const [job] = await jobs();
    expect(job?.has_error).toBe(true);
    expect(job?.error?.reasons.join()).toMatch(/imagem/);

    await schedule(gift, 'unpublish', { wait: 60_000 });
    const { body } = await site.api.request('/dashboard/schedules', { as: admin });
    expect(body.schedules).toMatchObject([
      { gift: gift.id, type: 'publish', failed: true, reasons: job?.error?.reasons },
      { gift: gift.id, title: gift.title, type: 'unpublish', failed: false, reasons: [] },
    ]);
  });

  it('of a gift in the trash is not carried out', async () => {
    const gift = await newDraft({ deletedAt: '2026-11-22T12:00:00.000Z' });
    await schedule(gift, 'publish');
    await runSchedules();
    expect((await jobs())[0]?.error?.reasons.join()).toMatch(/lixeira/);
    expect(await statusOf(gift)).toBe('draft');
  });

  it('is not carried out for somebody who is no admin any more', async () => {
    const gift = await newDraft();
    await schedule(gift, 'publish', { user: await site.make.user() });
    await runSchedules();
    expect((await jobs())[0]?.error?.reasons.join()).toMatch(/administrador/);
    expect(await statusOf(gift)).toBe('draft');
  });

  it('is tried again when the server was too busy to carry it out', async () => {
    const id = Number(await schedule(await newDraft(), 'publish'));
    const { noteFailure } = await import('@/data/schedules/note-failure');
    const { Overload } = await import('@collections/shared/overload');
    const claimed = { id, attempts: 0, input: null };
    await noteFailure(site.app.payload, claimed, new Overload('a database connection'));
    expect(await jobs()).toMatchObject([{ id, has_error: false, error: null }]);
  });

  it('is tried again when the database refused for a moment, and does not hold up others', async () => {
    const [broken, fine] = [await newDraft(), await newDraft()];
    await site.app.query(
      `create function refuse_it() returns trigger language plpgsql as $$
       begin if new.id = ${broken.id} then raise exception 'for a moment'; end if; return new; end $$`,
    );
    await site.app.query(
      'create trigger refuse_it before update on gifts for each row execute function refuse_it()',
    );
    await schedule(broken, 'publish', { wait: PAST * 2 });
    await schedule(fine, 'publish');
    expect(await runSchedules()).toBeGreaterThan(0);
    expect([await statusOf(broken), await statusOf(fine)]).toEqual(['draft', 'published']);

    await site.app.query('drop function refuse_it() cascade');
    await site.app.query('update payload_jobs set wait_until = now()');
    await runSchedules();
    expect(await statusOf(broken)).toBe('published');
    expect(await jobs()).toEqual([]);
  });
});

it('a scheduled unpublication takes a gift off the site, also one that is not complete any more', async () => {
  const gift = await newGift();
  await site.api.request(`/gifts/${gift.id}?draft=true`, {
    method: 'PATCH',
    body: { images: [] },
    as: admin,
  });
  await schedule(gift, 'unpublish');
  await runSchedules();
  expect(await statusOf(gift)).toBe('draft');
  expect(await jobs()).toEqual([]);
});

it.each([
  ['nothing', null],
  ['another collection', { doc: { relationTo: 'users', value: '1' } }],
  ['no editor', { doc: { relationTo: 'gifts', value: '1' } }],
])('a row of the queue with %s changes nothing and is not tried again', async (_what, input) => {
  await site.app.query(
    `insert into payload_jobs (task_slug, input, wait_until) values ('schedulePublish', $1, now())`,
    [JSON.stringify(input)],
  );
  expect(await runSchedules()).toBeNull();
  expect((await jobs())[0]?.has_error).toBe(true);
});

it('a schedule of nothing, which the panel queues after it has removed one, is not kept', async () => {
  const { dropEmptySchedules } = await import('@collections/shared/drop-empty-schedules');
  dropEmptySchedules(site.app.payload);
  await site.app.payload.jobs.queue({ task: 'schedulePublish', input: {} });
  expect(await jobs()).toEqual([]);
});
