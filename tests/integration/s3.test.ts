import { existsSync } from 'node:fs';
import path from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Media } from '@payload-types';

import type { Factories } from '../support/factories';
import type { TestApi } from '../support/http';
import { picture } from '../support/images';
import { openSite } from '../support/open-site';
import { startTestBucket, type TestBucket } from '../support/test-bucket';
import type { TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startTestBucket();
  ({ app, api, make } = await openSite(bucket.environment));
});

it('keeps an image in the bucket and not on the disk, serves it, and removes it', async () => {
  const media = await make.media();
  const stored = async () => (await bucket.keys()).filter((key) => key.includes('imagem'));
  expect(await stored()).toHaveLength(1);
  expect(existsSync(path.join(app.dataDir, 'media'))).toBe(false);

  const { status, headers } = await api.request(`/media/file/${media.filename}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/png');

  await app.payload.delete({ collection: 'media', id: media.id });
  expect(await bucket.keys()).toEqual([]);
  expect((await api.request(`/media/file/${media.filename}`)).status).toBe(404);
});

it('writes the document of an uploaded file once', async () => {
  const media = await make.media();
  const stored = await app.payload.findByID({ collection: 'media', id: media.id });
  expect(stored.updatedAt).toBe(media.updatedAt);
  await app.payload.delete({ collection: 'media', id: media.id });
});

describe('the sizes of a picture', () => {
  const sizes = async (key: string | null | undefined) =>
    (await bucket.keys()).filter((name) => name.startsWith(`${key}-`));
  async function upload(width: number, context = {}): Promise<Media> {
    const data = await picture('jpeg', { width, height: width });
    const file = { name: `tamanho-${width}.jpg`, data, mimetype: 'image/jpeg', size: data.length };
    return app.payload.create({ collection: 'media', data: { alt: 'Uma' }, file, context });
  }

  it('are in the bucket too, are served from there, and go with it', async () => {
    const media = await upload(700);
    const names = Object.values(media.sizes as Record<string, { filename: string }>);
    expect(new Set(await sizes(media.sizesKey))).toEqual(
      new Set(names.map(({ filename }) => filename)),
    );
    expect(existsSync(path.join(app.dataDir, 'media'))).toBe(false);

    const { status, headers } = await api.request(`/media/file/${media.sizesKey}-480.webp`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    const data = await picture('jpeg', { width: 720, height: 720 });
    const file = { name: 'outro.jpg', data, mimetype: 'image/jpeg', size: data.length };
    const replaced = await app.payload.update({
      collection: 'media',
      id: media.id,
      data: {},
      file,
    });
    expect(await sizes(media.sizesKey)).toEqual([]);
    expect(await sizes(replaced.sizesKey)).not.toEqual([]);

    await app.payload.delete({ collection: 'media', id: media.id });
    expect(await sizes(replaced.sizesKey)).toEqual([]);
    expect((await api.request(`/media/file/${replaced.sizesKey}-480.webp`)).status).toBe(404);
  });

  it('are completed for a picture from before, and its original stays', async () => {
    const media = await upload(640, { postponeAvif: true });
    await app.query('update media set sizes_key = null where id = $1', [media.id]);
    const { completeSizes } = await import('@collections/media/sizes/complete-sizes');
    expect(await completeSizes(app.payload)).toBe(1);
    const completed = await app.payload.findByID({ collection: 'media', id: media.id });
    expect(await sizes(completed.sizesKey)).not.toEqual([]);
    expect((await api.request(`/media/file/${completed.filename}`)).status).toBe(200);
    await app.payload.delete({ collection: 'media', id: media.id });
  });
});
