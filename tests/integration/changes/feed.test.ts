import type { Category } from '@payload-types';
import { beforeAll, describe, expect, it } from 'vitest';

import { CHANGES, readCursor, writeCursor } from '@/domain/changes';
import { connect, type Connection, openPool } from '@/server/database/database';
import { changes as words } from '@/messages/changes';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { csv, importsOf, work } from '../exchange/support';
import { followerOf } from './support';

let site: OpenSite;
let admin: Session;
let category: Category;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  category = await site.make.category();
});

const newGift = (data: object = {}) => site.make.gift({ categories: [category.id], ...data });
const patch = (path: string, body: object) =>
  site.api.request(path, { method: 'PATCH', body, as: admin });

/** A reader that knows everything up to now. */
async function upToDate() {
  const follower = followerOf(site.api);
  await follower.rest();
  return follower;
}

async function withConnections(count: number, use: (all: Connection[]) => Promise<void>) {
  const all = await Promise.all(
    Array.from({ length: count }, () => connect(openPool(site.app.databaseUrl))),
  );
  try {
    await use(all);
  } finally {
    for (const one of all) one.release(true);
  }
}

describe('a reader that begins from nothing', () => {
  it('meets every public document once, in pages of any size', async () => {
    const [gift, draft] = [await newGift(), await newGift({ _status: 'draft' })];
    const occasion = await site.make.occasion();
    const all = await followerOf(site.api).rest();
    for (const size of [1, 2, 7]) expect(await followerOf(site.api).rest(size)).toEqual(all);
    const names = all.map(({ collection, id }) => `${collection} ${String(id)}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        `gifts ${String(gift.id)}`,
        `categories ${String(category.id)}`,
        `occasions ${String(occasion.id)}`,
      ]),
    );
    expect(names).not.toContain(`gifts ${String(draft.id)}`);
  });

  it('is told ids, slugs and moments, and nothing that a document says', async () => {
    const { id, slug } = await newGift({ title: 'Um título só dele' });
    const last = (await followerOf(site.api).rest()).at(-1);
    expect(last).toEqual({
      collection: 'gifts',
      id,
      slug,
      change: 'changed',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });
});

describe('a gift', () => {
  it('that is published, changed, unpublished, published, trashed, restored and deleted is told as such', async () => {
    const reader = await upToDate();
    const { id } = await newGift({ _status: 'draft' });
    expect(await reader.news()).toEqual([]);
    const path = `/gifts/${String(id)}`;
    const steps: [object, string][] = [
      [{ _status: 'published' }, 'changed'],
      [{ title: 'Outro título' }, 'changed'],
      [{ _status: 'draft' }, 'removed'],
      [{ _status: 'published' }, 'changed'],
      [{ deletedAt: new Date().toISOString() }, 'removed'],
    ];
    for (const [body, told] of steps) {
      expect((await patch(path, body)).status).toBe(200);
      expect([body, await reader.news()]).toEqual([body, [`gifts ${String(id)} ${told}`]]);
    }
    await site.api.request(`${path}?trash=true`, { method: 'DELETE', as: admin });
    expect(await reader.news()).toEqual([]);
  });

  it('of which a draft is written says nothing, also when it is public', async () => {
    const draft = await newGift({ _status: 'draft' });
    const gift = await newGift();
    const reader = await upToDate();
    await patch(`/gifts/${String(draft.id)}?draft=true`, { title: 'Segredo um', _status: 'draft' });
    await patch(`/gifts/${String(gift.id)}?draft=true&autosave=true`, {
      title: 'Segredo dois',
      _status: 'draft',
    });
    expect(await reader.news()).toEqual([]);
    const everything = JSON.stringify(await followerOf(site.api).rest());
    expect(everything).not.toMatch(/segredo/i);
  });

  it('that is changed several times is told once, behind everything that was there before', async () => {
    const reader = await upToDate();
    const [first, second] = [await newGift(), await newGift()];
    for (const title of ['Um', 'Dois', 'Três']) {
      await site.app.payload.update({ collection: 'gifts', id: first.id, data: { title } });
    }
    expect(await reader.news()).toEqual([
      `gifts ${String(second.id)} changed`,
      `gifts ${String(first.id)} changed`,
    ]);
  });

  it('that a bulk write, an import, a schedule or GraphQL changes is told', async () => {
    const gifts = [await newGift(), await newGift()];
    const ids = gifts.map(({ id }) => String(id));
    const reader = await upToDate();
    await patch(`/gifts?where[id][in]=${ids.join(',')}`, { isNew: true });
    expect((await reader.news()).sort()).toEqual(ids.map((id) => `gifts ${id} changed`).sort());

    await site.api.graphql(
      `mutation { updateGift(id: ${ids[0] ?? ''}, data: { price: 5 }) { id } }`,
      admin,
    );
    expect(await reader.news()).toEqual([`gifts ${ids[0] ?? ''} changed`]);

    await site.app.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'unpublish',
        doc: { relationTo: 'gifts', value: ids[1] },
        user: { relationTo: 'users', value: admin.user.id },
      } as never, // The border to Payload's types: its panel sends the id as text.
      waitUntil: new Date(Date.now() - 1_000),
    });
    const { runSchedules } = await import('@/data/schedules/run-schedules');
    await runSchedules();
    expect(await reader.news()).toEqual([`gifts ${ids[1] ?? ''} removed`]);

    const imports = importsOf(site, admin);
    const { rows } = await imports.check(csv({ id: ids[0] ?? '', título: 'Do arquivo' }));
    expect(rows).toHaveLength(1);
    expect(await reader.news()).toEqual([]);
    const { id } = await imports.import(csv({ id: ids[0] ?? '', título: 'Do arquivo' }));
    await work();
    expect((await imports.progress(id)).status).toBe('done');
    expect(await reader.news()).toEqual([`gifts ${ids[0] ?? ''} changed`]);
  });
});

it.each(['categories', 'occasions', 'category-groups', 'occasion-groups'] as const)(
  'a document of %s is told when it comes, changes and goes',
  async (collection) => {
    const image = await site.make.anyImage();
    const group = { name: `Grupo de ${collection}`, slug: '', description: 'Um grupo', image };
    const reader = await upToDate();
    const made =
      collection === 'categories'
        ? await site.make.category()
        : collection === 'occasions'
          ? await site.make.occasion()
          : await site.app.payload.create({ collection, data: group });
    const name = `${collection} ${String(made.id)}`;
    expect(await reader.news()).toContain(`${name} changed`);
    await patch(`/${collection}/${String(made.id)}`, { name: 'Outro nome' });
    expect(await reader.news()).toContain(`${name} changed`);
    await site.api.request(`/${collection}/${String(made.id)}`, { method: 'DELETE', as: admin });
    expect(await reader.news()).toEqual([`${name} removed`]);
  },
);

describe('of transactions that overlap', () => {
  it('none is missed, whatever the order in which they commit', async () => {
    const gifts = [await newGift(), await newGift(), await newGift()];
    const reader = await upToDate();
    const told: string[] = [];
    await withConnections(3, async (all) => {
      for (const [index, one] of all.entries()) {
        await one.query('begin');
        await one.query('update gifts set price = 7 where id = $1', [gifts[index]?.id]);
        // As at the commit, while the transaction goes on.
        await one.query('set constraints all immediate');
      }
      for (const index of [2, 0, 1]) {
        await all[index]?.query('commit');
        told.push(...(await reader.news()));
      }
    });
    const [a, b, c] = gifts.map(({ id }) => `gifts ${String(id)} changed`);
    expect(told).toEqual([c, a, b]);
  });

  it('one that is rolled back is never told', async () => {
    const { id } = await newGift();
    const reader = await upToDate();
    await withConnections(1, async ([one]) => {
      await one?.query('begin');
      await one?.query('update gifts set price = 8 where id = $1', [id]);
      await one?.query('set constraints all immediate');
      await one?.query('rollback');
    });
    expect(await reader.news()).toEqual([]);
  });

  it('many writers and readers at once leave every reader with the truth', async () => {
    const gifts = await Promise.all(Array.from({ length: 8 }, () => newGift()));
    const readers = await Promise.all(Array.from({ length: 3 }, upToDate));
    let isOver = false;
    const reading = readers.map(async (reader) => {
      const known = new Map<number, string>();
      const note = async () => {
        for (const { id, change } of await reader.rest(3)) known.set(id, change);
      };
      while (!isOver) await note();
      await note();
      return known;
    });
    await withConnections(4, async (all) => {
      await Promise.all(
        all.map(async (one, lane) => {
          for (let turn = 0; turn < 25; turn += 1) {
            const gift = gifts[(lane * 3 + turn * 5) % gifts.length];
            const status = (lane + turn) % 3 === 0 ? 'draft' : 'published';
            await one.query('update gifts set _status = $2::enum_gifts_status where id = $1', [
              gift?.id,
              status,
            ]);
          }
        }),
      );
    });
    isOver = true;
    const truth = await site.app.query<{ id: number; status: string }>(
      'select id, _status::text as status from gifts where id = any ($1)',
      [gifts.map(({ id }) => id)],
    );
    for (const known of await Promise.all(reading)) {
      for (const { id, status } of truth) {
        expect(known.get(id) ?? 'changed').toBe(status === 'published' ? 'changed' : 'removed');
      }
    }
  });
});

describe('a cursor', () => {
  const prune = async () => {
    const { pruneChanges } = await import('@/data/changes/sequence-changes');
    const { adapterOf } = await import('@collections/shared/adapter-of');
    await pruneChanges(adapterOf(site.app.payload).drizzle);
  };
  async function forgetRemovalOf(id: number) {
    await site.app.query(
      `update changes set at = now() - make_interval(days => $2) - interval '1 hour'
       where collection = 'gifts' and document_id = $1`,
      [id, CHANGES.removedDays],
    );
    await prune();
  }

  it('from before a removal that was forgotten is gone, with what to do; one from after it goes on', async () => {
    const { id } = await newGift();
    const [old, beginner] = [await upToDate(), followerOf(site.api)];
    await site.app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
    const fresh = await upToDate();
    await forgetRemovalOf(id);
    const { status, body, headers } = await old.ask();
    expect([status, body]).toEqual([
      410,
      { errors: [{ code: 'GONE', message: words.gone, field: 'since' }] },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await fresh.news()).toEqual([]);
    // Its pages lie before the removal, which it never needed to know.
    await beginner.rest(1);
    expect(await beginner.news()).toEqual([]);
  });

  it('keeps a removal that is not old enough', async () => {
    const { id } = await newGift();
    const reader = await upToDate();
    await site.app.payload.update({ collection: 'gifts', id, data: { _status: 'draft' } });
    await prune();
    expect(await reader.news()).toEqual([`gifts ${String(id)} removed`]);
  });

  it('of a history that a restored backup does not have is gone, and one from before the backup goes on', async () => {
    const before = await upToDate();
    const backup = await site.app.query<{ head: string }>('select head::text from change_feed');
    const lost = await newGift();
    const after = await upToDate();
    // The backup does not know what was written after it, and another server reads it.
    await site.app.query(`delete from changes where document_id = $1 and collection = 'gifts'`, [
      lost.id,
    ]);
    await site.app.query('update change_feed set head = $1', [backup[0]?.head]);
    await site.app.query(`update change_epochs set identity = 'before the backup'`);
    expect((await after.ask()).status).toBe(410);
    const { id } = await newGift();
    expect((await after.ask()).status).toBe(410);
    expect(await before.news()).toEqual([`gifts ${String(id)} changed`]);
  });

  it.each([
    ['since', 'x'],
    ['since', 'AAAA'],
    ['since', 'A'.repeat(201)],
    ['since', Buffer.from('0123456789ab.1e3.0.0').toString('base64url')],
    ['since', Buffer.from('0123456789ab.99999999999999999999.0.0').toString('base64url')],
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', '1e2'],
    ['limit', '-1'],
    ['limit', 'muitos'],
  ])('or a bound that is none is refused by its name: %s=%s', async (name, value) => {
    const { status, body } = await site.api.request(
      `/changes?${new URLSearchParams({ [name]: value })}`,
    );
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          code: 'BAD_REQUEST',
          field: name,
          message: name === 'since' ? words.badSince : words.badLimit,
        },
      ],
    ]);
  });

  it('is read as it was written', () => {
    const cursor = { epoch: '0123456789ab', position: 12, begun: 0, head: 900_000_000_000 };
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  });
});

it('a page is read by an index, however many documents there are', async () => {
  const plan = await site.app.query<{ 'QUERY PLAN': string }>(
    'explain select * from changes c where c.position > 5 order by c.position limit 101',
  );
  expect(JSON.stringify(plan)).toMatch(/Index Scan using changes_position_key/);
});
