import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { File, Payload, Where } from 'payload';

import type { Media } from '@payload-types';

import { PICTURE_RECIPE } from '@/domain/pictures';
import { env } from '@/lib/env';

import type { SizesContext } from '../hooks/store-sizes';

/** Documents that are looked at together. */
const BATCH = 20;

const LACKING: Where = {
  or: [
    { sizesKey: { exists: false } },
    { sizesKey: { not_like: `${PICTURE_RECIPE}%` } },
    { sizesAvif: { exists: false } },
  ],
};

/** Media documents that lack a size: uploaded before sizes were stored, by another recipe, or with AVIF postponed. */
export async function countLackingSizes(payload: Payload): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'media', where: LACKING });
  return totalDocs;
}

type Options = {
  /** Documents that are completed at the same time. */
  width?: number;
  /** Called after each document. */
  onDone?: () => void;
};

/**
 * Makes the sizes that media documents lack; what was done is done, so it may be ended at any time and begun again. A
 * file that cannot be read is logged, and left for the next time. Answers how many were completed.
 */
export async function completeSizes(
  payload: Payload,
  { width = 1, onDone }: Options = {},
): Promise<number> {
  let completed = 0;
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { and: [LACKING, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
    });
    const queue = docs.values();
    const lane = async () => {
      for (const media of queue) {
        if (await isCompleted(payload, media)) completed += 1;
        onDone?.();
      }
    };
    await Promise.all(Array.from({ length: width }, lane));
    last = docs.at(-1)?.id ?? last;
    if (docs.length < BATCH) return completed;
  }
}

async function isCompleted(payload: Payload, media: Media): Promise<boolean> {
  try {
    await completeOne(payload, media);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    payload.logger.error(`The sizes of ${media.filename} could not be made: ${reason}`);
    return false;
  }
}

async function completeOne(payload: Payload, media: Media): Promise<void> {
  const context: SizesContext = { original: await readOriginal(payload, media) };
  const { errors } = await payload.update({
    collection: 'media',
    // Not what somebody has replaced in the meantime.
    where: { id: { equals: media.id }, updatedAt: { equals: media.updatedAt } },
    data: {},
    depth: 0,
    context: { ...context },
  });
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
}

/** The stored file, as whoever serves it would find it. */
async function readOriginal(payload: Payload, media: Media): Promise<File> {
  const { filename, mimeType } = media;
  if (filename == null || mimeType == null) throw new Error('it has no file');
  const data =
    env.S3 == null
      ? await readFile(path.join(env.MEDIA_DIR, filename))
      : await readFromBucket(payload, media, filename);
  return { data, name: filename, mimetype: mimeType, size: data.length };
}

async function readFromBucket(payload: Payload, doc: Media, filename: string): Promise<Buffer> {
  const { handlers = [] } = payload.collections.media.config.upload;
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({}, payload);
  for (const handler of handlers) {
    const params = { collection: 'media', filename };
    const answer = await handler(req, { doc, headers: new Headers(), params });
    if (answer?.ok === true) return Buffer.from(await answer.arrayBuffer());
  }
  throw new Error('the bucket does not have it');
}
