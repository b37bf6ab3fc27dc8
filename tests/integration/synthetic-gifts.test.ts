import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

const GIFTS = 30;

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
  const make = createFactories(app.payload);
  for (let index = 0; index < 3; index += 1) {
    await make.category();
    await make.occasion();
  }
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
});
afterAll(() => app.close());

it('the panel, which reads versions, shows synthetic gifts as the site does', async () => {
  const read = async (draft: boolean) => {
    const { docs } = await app.payload.find({
      collection: 'gifts',
      where: { slug: { contains: 'presente-sintetico' } },
      sort: 'id',
      draft,
      depth: 0,
      limit: GIFTS,
    });
    return docs;
  };
  const published = await read(false);
  expect(published).toHaveLength(GIFTS);
  expect(await read(true)).toEqual(published);
});

it('a synthetic gift that an editor saves keeps one latest version', async () => {
  const [gift] = await app.query<{ id: number }>('select min(id) as id from gifts');
  await app.payload.update({
    collection: 'gifts',
    id: gift?.id ?? 0,
    data: { title: 'Outro título' },
  });
  const rows = await app.query(
    'select version_title from _gifts_v where parent_id = $1 and latest',
    [gift?.id],
  );
  expect(rows).toEqual([{ version_title: 'Outro título' }]);
});
