import { afterAll, beforeAll, expect, it } from 'vitest';

import { readPictureDates } from '@collections/media/picture-dates';

import { mediaVersion } from '@/lib/media-url';

import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;
beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

it('a media file is known by its name, with the version that its address carries', async () => {
  const { payload } = app;
  const { id, filename, createdAt } = await createFactories(payload).media();
  const changed = await payload.update({ collection: 'media', id, data: { alt: 'Outro texto' } });
  const dates = await readPictureDates(payload, filename ?? '');
  expect(dates && mediaVersion(dates.updatedAt)).toBe(mediaVersion(changed.updatedAt));
  expect(dates && mediaVersion(dates.createdAt)).toBe(mediaVersion(createdAt));
  expect(await readPictureDates(payload, 'outra.webp')).toBeNull();
});
