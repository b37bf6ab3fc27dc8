import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFactories } from '../support/factories';
import { startTestApi, type TestApi } from '../support/http';
import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let store: S3rver;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'mimoteca-s3-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'imagens' }],
  });
  const { port } = await store.run();
  app = await createTestPayload({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'imagens',
    // The only keys that this store knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  await app.close();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const stored = async () =>
  (await readdir(path.join(directory, 'imagens'))).filter((name) => name.includes('imagem'));

it('keeps an image in the bucket and not on the disk, serves it, and removes it', async () => {
  const media = await createFactories(app.payload).media();
  expect(await stored()).not.toEqual([]);
  expect(existsSync(path.join(app.dataDir, 'media', media.filename ?? ''))).toBe(false);

  const { status, headers } = await api.request(`/media/file/${media.filename}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');

  await app.payload.delete({ collection: 'media', id: media.id });
  expect(await stored()).toEqual([]);
  expect((await api.request(`/media/file/${media.filename}`)).status).toBe(404);
});
