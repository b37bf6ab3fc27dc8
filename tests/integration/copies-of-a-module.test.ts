import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

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
