import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Media } from '@payload-types';

import { AVIF_CANDIDATES, PICTURE_WIDTHS } from '@/domain/pictures';

import { createFactories } from '../support/factories';
import type { Session, TestApi } from '../support/http';
import { picture } from '../support/images';
import { openSite } from '../support/open-site';
import { originalFile } from '../support/original-file';
import type { TestPayload } from '../support/test-payload';

type Size = { filename: string; url: string; mimeType: string; width: number; height: number };

let app: TestPayload;
let api: TestApi;
let admin: Session;

beforeAll(async () => {
  ({ app, api } = await openSite());
  admin = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
});

/** Soft shades and a little grain, as a photograph has. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const svg = `<svg width="${width}" height="${height}"><radialGradient id="g"><stop stop-color="#fc9"/><stop offset="1" stop-color="#246"/></radialGradient><rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="60%" r="20%" fill="#a33"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 4 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function upload(data: Buffer, name = 'foto.jpg', id?: number): Promise<Media> {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Uma imagem', sizesKey: 'de-fora', sizesAvif: true }));
  form.set('file', new File([new Uint8Array(data)], name, { type: 'image/jpeg' }));
  const path = id === undefined ? '/media' : `/media/${id}`;
  const method = id === undefined ? 'POST' : 'PATCH';
  const { body } = await api.request(path, { method, body: form, as: admin });
  expect(body.errors).toBeUndefined();
  return body.doc;
}

// The border to the API: the field holds what collections/media/sizes/sizes-of.ts makes.
const sizesOf = (media: Media) => Object.values((media.sizes ?? {}) as Record<string, Size>);
const folder = () => path.join(app.dataDir, 'media');
const filesOf = async ({ sizesKey }: Media) =>
  (await readdir(folder())).filter((name) => name.startsWith(`${sizesKey}-`)).sort();
const ask = (name: string) => fetch(`${api.url}/api/media/file/${name}`, { redirect: 'manual' });

describe('an uploaded picture', () => {
  it('is stored in every width of the site, in WebP and AVIF, beside its original', async () => {
    const media = await upload(await photograph(1600, 1200));
    const sizes = sizesOf(media);
    expect(
      sizes.filter(({ mimeType }) => mimeType === 'image/webp').map(({ width }) => width),
    ).toEqual([...PICTURE_WIDTHS]);
    expect(
      sizes.filter(({ mimeType }) => mimeType === 'image/avif').map(({ width }) => width),
    ).toEqual([...AVIF_CANDIDATES]);
    expect(await filesOf(media)).toEqual(sizes.map(({ filename }) => filename).sort());
    for (const { filename, width, height, mimeType } of sizes) {
      const made = await sharp(path.join(folder(), filename)).metadata();
      expect([made.width, made.height, made.format]).toEqual([
        width,
        height,
        mimeType === 'image/avif' ? 'heif' : 'webp',
      ]);
      expect(made.exif ?? made.xmp ?? made.icc).toBeUndefined();
    }
  });

  it('names its sizes to whoever reads the API, by addresses that never change', async () => {
    const media = await upload(await photograph(800, 800));
    const { body } = await api.request(`/media/${media.id}?select[alt]=true`);
    expect(sizesOf(body)).toEqual(sizesOf(media));
    const [{ url, filename }] = sizesOf(media) as [Size];
    expect(new URL(url).pathname).toBe(`/img/${filename}`);
    expect(media.thumbnailURL).toMatch(/\/img\/\w{12}-256\.webp$/);
    const answer = await ask(filename);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is not enlarged', async () => {
    const media = await upload(await photograph(500, 420));
    expect([...new Set(sizesOf(media).map(({ width }) => width))].sort((a, b) => a - b)).toEqual([
      160, 256, 360, 480, 500,
    ]);
  });

  it('is stored in AVIF only when it is smaller that way', async () => {
    const media = await upload(await picture('png', { width: 900, height: 900 }), 'lisa.png');
    const files = await filesOf(media);
    expect(files.some((name) => name.endsWith('.avif'))).toBe(media.sizesAvif);
    for (const name of files.filter((file) => file.endsWith('-640.avif'))) {
      const bytes = async (file: string) =>
        (await sharp(path.join(folder(), file)).toBuffer({ resolveWithObject: true })).info.size;
      expect(await bytes(name)).toBeLessThan(await bytes(name.replace('avif', 'webp')));
    }
  });

  it('keeps its transparency', async () => {
    const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
    const data = await sharp({ create: { width: 700, height: 700, channels: 4, background } })
      .png()
      .toBuffer();
    const media = await upload(data, 'vidro.png');
    const { hasAlpha } = await sharp(path.join(folder(), `${media.sizesKey}-480.webp`)).metadata();
    expect(hasAlpha).toBe(true);
  });

  it('has sizes however long it is', async () => {
    const media = await upload(
      await sharp({ create: { width: 400, height: 20_000, channels: 3, background: '#aaa' } })
        .jpeg()
        .toBuffer(),
      'longa.jpg',
    );
    expect(await filesOf(media)).not.toEqual([]);
  });
});

describe('a picture that goes', () => {
  it('takes its sizes along when it is replaced, and they have other addresses then', async () => {
    const before = await upload(await photograph(700, 700));
    const after = await upload(await photograph(720, 720), 'outra.jpg', before.id);
    expect(after.sizesKey).not.toBe(before.sizesKey);
    expect(await filesOf(before)).toEqual([]);
    expect(await filesOf(after)).not.toEqual([]);
    // A page that is still open shows the former address.
    const answer = await ask(`${before.sizesKey}-480.webp`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      `/img/${after.sizesKey}-480.webp`,
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes its sizes along when it is deleted, and announces them', async () => {
    const media = await upload(await photograph(700, 700));
    await api.request(`/media/${media.id}`, { method: 'DELETE', as: admin });
    expect(await filesOf(media)).toEqual([]);
    expect((await ask(`${media.sizesKey}-480.webp`)).status).toBe(404);
    const changes = await app.query<{ tag: string }>('select tag from cache_tag_changes');
    expect(changes.map(({ tag }) => tag)).toContain(`media:${media.sizesKey}`);
  });

  it('keeps its sizes when only its text changes', async () => {
    const media = await upload(await photograph(700, 700));
    const files = await filesOf(media);
    const changed = await app.payload.update({
      collection: 'media',
      id: media.id,
      data: { alt: 'Outro texto' },
    });
    expect([changed.sizesKey, changed.sizesAvif]).toEqual([media.sizesKey, media.sizesAvif]);
    expect(await filesOf(media)).toEqual(files);
  });
});

it('a size that was lost leads to the original', async () => {
  const media = await upload(await photograph(700, 700));
  await rm(path.join(folder(), `${media.sizesKey}-480.webp`));
  const answer = await ask(`${media.sizesKey}-480.webp`);
  expect(answer.status).toBe(307);
  const original = new URL(answer.headers.get('location') ?? '', api.url);
  expect(original.pathname).toBe(`/api/media/file/${media.filename}`);
});

describe('pictures from before sizes were stored', () => {
  async function old(): Promise<Media> {
    const media = await upload(await photograph(700, 700));
    for (const name of await filesOf(media)) await rm(path.join(folder(), name));
    await app.query('update media set sizes_key = null, sizes_avif = null where id = $1', [
      media.id,
    ]);
    return media;
  }
  const now = (id: number) => app.payload.findByID({ collection: 'media', id });

  it('are shown by their originals, and get their sizes, once', async () => {
    const { completeSizes, countLackingSizes } =
      await import('@collections/media/sizes/complete-sizes');
    const { toImage } = await import('@/data/media');
    const { id } = await old();
    expect(toImage(await now(id))?.url).toContain('/api/media/file/');
    expect((await now(id)).sizes).toBeNull();

    expect(await countLackingSizes(app.payload)).toBe(1);
    expect(await completeSizes(app.payload)).toBe(1);
    const completed = await now(id);
    expect(toImage(completed)?.url).toBe(`/img/${completed.sizesKey}`);
    expect(await filesOf(completed)).toEqual(
      sizesOf(completed)
        .map(({ filename }) => filename)
        .sort(),
    );
    expect(existsSync(originalFile(app, completed))).toBe(true);
    expect(await completeSizes(app.payload)).toBe(0);
  });

  it('get the same names after a crash in the middle', async () => {
    const { completeSizes } = await import('@collections/media/sizes/complete-sizes');
    const { id } = await old();
    await completeSizes(app.payload);
    const first = await now(id);
    await app.query('update media set sizes_key = null, sizes_avif = null where id = $1', [id]);
    await completeSizes(app.payload);
    expect((await now(id)).sizesKey).toBe(first.sizesKey);
  });

  it('whose file is gone stop no other', async () => {
    const { completeSizes } = await import('@collections/media/sizes/complete-sizes');
    const [gone, other] = [await old(), await old()];
    await rm(originalFile(app, gone));
    expect(await completeSizes(app.payload)).toBe(1);
    expect((await now(other.id)).sizesKey).not.toBeNull();
    await app.payload.delete({ collection: 'media', id: gone.id });
  });

  it('whose AVIF was postponed get it under the same addresses', async () => {
    const { completeSizes } = await import('@collections/media/sizes/complete-sizes');
    const data = await photograph(1200, 1200);
    const file = { name: 'depois.jpg', data, mimetype: 'image/jpeg', size: data.length };
    const media = await app.payload.create({
      collection: 'media',
      data: { alt: 'Depois' },
      file,
      context: { postponeAvif: true },
    });
    expect((await filesOf(media)).every((name) => name.endsWith('.webp'))).toBe(true);
    await completeSizes(app.payload);
    const completed = await now(media.id);
    expect([completed.sizesKey, completed.sizesAvif]).toEqual([media.sizesKey, true]);
    expect((await filesOf(completed)).filter((name) => name.endsWith('.avif'))).toHaveLength(
      AVIF_CANDIDATES.length,
    );
  });
});
