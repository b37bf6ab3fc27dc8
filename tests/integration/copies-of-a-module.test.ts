import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { today } from '@/domain/dates';
import { HASHING_SLOTS } from '@/domain/patience';

import { openSite, type OpenSite } from '../support/open-site';

// In the production build, routes, pages and the start-up each have a copy of the application around one Payload.
let site: OpenSite;

beforeAll(async () => {
  site = await openSite();
});
beforeEach(() => vi.resetModules());

async function askGraphql<Answer>(query: string): Promise<Answer> {
  const { POST } = await import('@/app/(payload)/api/graphql/route');
  const answer = await POST(
    new Request('http://localhost/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );
  return ((await answer.json()) as { data: Answer }).data;
}

it('GraphQL orders gifts by their counters when its schema is of another copy than the database adapter', async () => {
  const category = await site.make.category();
  for (const views of [7, 30, 1, 12]) {
    const { id } = await site.make.gift({ categories: [category.id] });
    await site.app.query('update gift_stats set detail_views = $1 where gift_id = $2', [views, id]);
  }
  const { Gifts } = await askGraphql<{ Gifts: { docs: { detailViews: number }[] } }>(
    '{ Gifts(sort: "-detailViews") { docs { detailViews } } }',
  );
  expect(Gifts.docs.map(({ detailViews }) => detailViews)).toEqual([30, 12, 7, 1]);
});

it('all copies count requests on the same few connections', async () => {
  const { throttlePool: first } = await import('@collections/shared/throttle-pool');
  vi.resetModules();
  const { throttlePool: second } = await import('@collections/shared/throttle-pool');
  expect(second(site.app.payload)).toBe(first(site.app.payload));
});

it('all copies together hash no more passwords at once than there are slots', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const req = { signal: new AbortController().signal } as never; // The border to Payload's request: only its signal is read.
  const asked: Promise<void>[] = [];
  for (let copy = 0; copy < 3; copy += 1) {
    vi.resetModules();
    const { withPasswordSlot } = await import('@collections/users/password');
    asked.push(...Array.from({ length: HASHING_SLOTS }, () => withPasswordSlot(req, work)));
  }
  await Promise.all(asked);
  expect(most).toBe(HASHING_SLOTS);
});

it('a search in vain counts whichever copy has made its results', async () => {
  const { rememberOutcome } = await import('@/data/figures/empty-searches');
  rememberOutcome('quimera', 0);
  vi.resetModules();
  const { countEmptySearch } = await import('@/data/figures/empty-searches');
  await countEmptySearch('quimera', randomUUID());
  expect(
    await site.app.query('select term, clients from empty_searches where day = $1', [today()]),
  ).toEqual([{ term: 'quimera', clients: 1 }]);
});
