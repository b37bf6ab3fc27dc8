import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

it('a server is ready once it hears of changes, and not before', async () => {
  const { getReadiness } = await import('@/data/readiness');
  const { tagClock } = await import('@/lib/tag-clock');
  const rest = { database: true, migrations: true };
  expect(await getReadiness()).toEqual({ ...rest, ready: false, pages: false });
  tagClock.isListening = true;
  expect(await getReadiness()).toEqual({ ...rest, ready: true, pages: true });
});
