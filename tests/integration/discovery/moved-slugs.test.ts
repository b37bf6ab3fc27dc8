import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFactories, type Factories } from '../../support/factories';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let make: Factories;
let getMovedSlug: (kind: 'categories' | 'occasions', slug: string) => Promise<string | null>;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  ({ getMovedSlug } = await import('@/data/moved-slug'));
});
afterAll(() => app.close());

describe('a slug that has changed', () => {
  it('is known by its new one, however often it changed, until another takes it', async () => {
    const rename = (id: number, slug: string) =>
      app.payload.update({ collection: 'categories', id, data: { slug } });
    const { id } = await make.category({ slug: 'primeiro' });
    await rename(id, 'segundo');
    await rename(id, 'terceiro');
    expect(await getMovedSlug('categories', 'primeiro')).toBe('terceiro');
    expect(await getMovedSlug('categories', 'segundo')).toBe('terceiro');
    expect(await getMovedSlug('occasions', 'primeiro')).toBeNull();
    expect(await getMovedSlug('categories', 'nunca')).toBeNull();

    await make.category({ slug: 'primeiro' });
    const { getCategory } = await import('@/data/catalogue');
    expect((await getCategory('primeiro'))?.id).not.toBe(id);
    await rename(id, 'segundo');
    expect(await getMovedSlug('categories', 'terceiro')).toBe('segundo');
  });

  it('leads nowhere once its category is gone', async () => {
    const { id } = await make.category({ slug: 'antes' });
    await app.payload.update({ collection: 'categories', id, data: { slug: 'depois' } });
    await app.payload.delete({ collection: 'categories', id });
    expect(await getMovedSlug('categories', 'antes')).toBeNull();
  });
});
