import type { File, Payload, Where } from 'payload';

import type { Media } from '@payload-types';

import { PICTURE_RECIPE } from '@/domain/pictures';

import type { SizesContext } from '../hooks/store-sizes';
import { mediaStore, originalKey } from '../storage/media-store';

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
  const context: SizesContext = { original: await readOriginal(media) };
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

async function readOriginal(media: Media): Promise<File> {
  const { filename, mimeType } = media;
  if (filename == null || mimeType == null) throw new Error('it has no file');
  const data = await mediaStore.read(originalKey(media));
  if (data === null) throw new Error('the file is not there');
  return { data, name: filename, mimetype: mimeType, size: data.length };
}
