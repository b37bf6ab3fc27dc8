import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

it('a server is ready once its earlier cache entries have been expired, and not before', async () => {
  const { getReadiness } = await import('@/data/readiness');
  const { noteExpiry } = await import('@/lib/first-expiry');
  const rest = { database: true, migrations: true };
  expect(await getReadiness()).toEqual({ ...rest, ready: false, pages: false });
  noteExpiry();
  expect(await getReadiness()).toEqual({ ...rest, ready: true, pages: true });
});
