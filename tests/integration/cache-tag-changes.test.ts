import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { TAG_LENGTH_MAX } from '@/domain/page-cache-limits';
import { connect, type Connection, openPool } from '@/server/database/database';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;
let announcements: Announcements;

beforeAll(async () => {
  app = await createTestPayload();
  announcements = await hearAnnouncements(app);
});
afterAll(async () => {
  announcements.close();
  await app.close();
});
beforeEach(() => app.query('delete from cache_tag_changes'));

/** Transactions of other tests run in the same cluster: what they were there for is not superseded yet. */
async function othersOver(): Promise<void> {
  const isOver = async () => {
    const [row] = await app.query<{ over: boolean | null }>(
      'select bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) as over from cache_tag_changes',
    );
    return row?.over !== false;
  };
  await expect.poll(isOver).toBe(true);
}

async function announce(tag: string): Promise<void> {
  await othersOver();
  await app.query('select announce($1)', [tag]);
}
const compact = () => app.query('select compact_cache_tag_changes()');

async function changes(): Promise<string[]> {
  const rows = await app.query<{ tag: string }>('select tag from cache_tag_changes order by xid');
  return rows.map(({ tag }) => tag);
}

/** Runs the work with connections of their own, as two writers at the same time have. */
async function withTwo(work: (one: Connection, two: Connection) => Promise<void>): Promise<void> {
  const open = () => connect(openPool(app.databaseUrl));
  const [one, two] = [await open(), await open()];
  try {
    await work(one, two);
  } finally {
    one.release(true);
    two.release(true);
  }
}

it('a tag is announced and written down once for a transaction, and never for a rollback', async () => {
  const heard = await announcements.of(async () => {
    await app.query("begin; select announce('gift:1'), announce('gift:1'); commit");
    await app.query("begin; select announce('gift:2'); rollback");
  });
  expect(heard).toEqual(['gift:1']);
  expect(await changes()).toEqual(['gift:1']);
});

it('a tag that is too long for a listener is announced as everything, media files included', async () => {
  const long = `media:${'á🙂'.repeat(2_000)}.png`;
  const longest = 'x'.repeat(TAG_LENGTH_MAX);
  expect(await announcements.of(() => announce(long))).toEqual(['*', 'media']);
  expect(await announcements.of(() => announce(longest))).toEqual([longest]);
  expect((await changes()).sort()).toEqual(['*', 'media', longest]);
});

it('who knows what a page saw finds the changes that it has not seen', async () => {
  await announce('gift:1');
  await withTwo(async (one, two) => {
    await one.query("begin; select announce('gift:2')");
    const [seen] = (await two.query('select pg_current_snapshot()::text as snapshot')).rows;
    await one.query('commit');
    await announce('gift:3');
    const unseen = await app.query(
      `select tag from cache_tag_changes where not pg_visible_in_snapshot(xid, $1) order by tag`,
      [seen.snapshot],
    );
    expect(unseen).toEqual([{ tag: 'gift:2' }, { tag: 'gift:3' }]);
  });
});

it('compaction leaves the last change of each tag', async () => {
  for (const tag of ['gift:1', 'gift:2', 'gift:1', 'gift:2', 'gift:1']) await announce(tag);
  await compact();
  expect(await changes()).toEqual(['gift:2', 'gift:1']);
});

it('compaction leaves nothing that everything after it covers', async () => {
  for (const tag of ['gift:1', 'media:a.png', '*', 'gift:2']) await announce(tag);
  await compact();
  expect(await changes()).toEqual(['media:a.png', '*', 'gift:2']);
  for (const tag of ['media', 'gift:2', '*']) await announce(tag);
  await compact();
  expect(await changes()).toEqual(['media', '*']);
});

it('compaction looks at each of very many tags once', async () => {
  await app.query(
    `insert into cache_tag_changes (tag) select 'gift:' || n from generate_series(1, 50000) n`,
  );
  await othersOver();
  await app.query(
    `insert into cache_tag_changes (tag) select 'gift:' || n from generate_series(1, 49999) n`,
  );
  const [row] = await app.query<{ gone: string }>('select compact_cache_tag_changes() as gone');
  expect(row?.gone).toBe('49999');
});

it('compaction leaves both of two changes that ran at the same time, whichever committed first', async () => {
  await withTwo(async (one, two) => {
    await one.query("begin; select announce('gift:1')");
    await two.query("begin; select announce('gift:1')");
    await two.query('commit');
    // A page that is made now has seen the second change and not the first.
    await one.query('commit');
    await compact();
    expect(await changes()).toEqual(['gift:1', 'gift:1']);
    await announce('gift:1');
    await compact();
    expect(await changes()).toEqual(['gift:1']);
  });
});

it('compaction and writers never wait for each other', async () => {
  await announce('gift:1');
  await announce('gift:1');
  await withTwo(async (one, two) => {
    await one.query("begin; select announce('gift:1')");
    await two.query("begin; set local lock_timeout = '1s'; select compact_cache_tag_changes()");
    await one.query("set local lock_timeout = '1s'; select announce('gift:1'), announce('gift:2')");
    await one.query('commit');
    await two.query('commit');
  });
  expect((await changes()).sort()).toEqual(['gift:1', 'gift:1', 'gift:2']);
});
