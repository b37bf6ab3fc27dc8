import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TermKind } from '@/lib/cache-tags';

import { createFactories, type Factories } from '../../support/factories';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let make: Factories;
let getMovedSlug: (kind: TermKind, slug: string) => Promise<string | null>;

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
    expect(await getMovedSlug('category', 'primeiro')).toBe('terceiro');
    expect(await getMovedSlug('category', 'segundo')).toBe('terceiro');
    expect(await getMovedSlug('occasion', 'primeiro')).toBeNull();
    expect(await getMovedSlug('category', 'nunca')).toBeNull();

    await make.category({ slug: 'primeiro' });
    const { getTerm } = await import('@/data/terms');
    expect((await getTerm('category', 'primeiro'))?.id).not.toBe(id);
    await rename(id, 'segundo');
    expect(await getMovedSlug('category', 'terceiro')).toBe('segundo');
  });

  it('leads nowhere once its category is gone', async () => {
    const { id } = await make.category({ slug: 'antes' });
    await app.payload.update({ collection: 'categories', id, data: { slug: 'depois' } });
    await app.payload.delete({ collection: 'categories', id });
    expect(await getMovedSlug('category', 'antes')).toBeNull();
  });
});
