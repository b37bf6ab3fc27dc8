import { afterAll, beforeAll, expect, it } from 'vitest';

import { scansOf } from '../../support/scans';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const GIFTS = 3_000;
/** So many that a walk for a page of them looks cheaper than sorting them, were they spread evenly. */
const NEW = 150;
const LIMIT = 10;

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
});
afterAll(() => app.close());

it('new gifts at the end of the alphabet are found without a walk through all others', async () => {
  const [row] = await app.query<{ at: Date }>('select max(created_at) as at from gifts');
  await app.query(`
    update gifts set created_at = created_at + interval '10 years' where id in (
      select gift_id from listing_entries where scope_kind = 0
      order by name desc, gift_id desc limit ${NEW})`);
  await app.query('vacuum analyze');
  const where = { createdAt: { greater_than: row?.at.toISOString() } };
  const pages: { totalDocs: number; docs: { title: string }[] }[] = [];
  const scans = await scansOf(app, async () => {
    const query = { where, sort: 'title', limit: LIMIT, depth: 0 };
    pages.push(await app.payload.find({ collection: 'gifts', overrideAccess: false, ...query }));
  });
  const first = await app.query<{ title: string }>(`
    select title from listing_entries e join gifts g on g.id = e.gift_id
    where scope_kind = 0 order by name desc, gift_id desc offset ${NEW - LIMIT} limit ${LIMIT}`);
  expect(pages[0]?.docs.map(({ title }) => title)).toEqual(
    first.map(({ title }) => title).reverse(),
  );
  expect(pages[0]?.totalDocs).toBe(NEW);
  const entries = scans.filter(({ of }) => of === 'listing_entries');
  expect(entries.map(({ how }) => how)).not.toContain('Seq Scan');
  // Counting and sorting look at each that matches, and the walk in between at as many as it may.
  expect(entries.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(5 * NEW);
});
