import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { CollectionBeforeChangeHook, File, PayloadRequest } from 'payload';

import type { Media } from '@payload-types';

import { pictureFileName, type PictureFormat } from '@/domain/pictures';
import { env } from '@/lib/env';

import { makeSizes, type MadeSize } from '../sizes/make-sizes';
import { isCurrentKey, newSlot, sizesKey, slotOf } from '../sizes/sizes-key';
import { sizeName } from '../sizes/sizes-of';

/** What a caller of the Local API may put into the request's context. */
export type SizesContext = {
  /** The stored file of a document whose sizes are to be completed; not an upload. */
  original?: File;
  /** AVIF takes as long as all the rest, and may follow later. */
  postponeAvif?: boolean;
};

/** Makes the sizes of a new file, or those that a stored one lacks, and stores them beside it. */
export const storeSizes: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  // The border to the callers: the context is theirs to fill.
  const context: SizesContext = req.context;
  const { original, postponeAvif = false } = context;
  // Used once: a bucket's plugin updates the document again in the same request.
  delete context.original;
  const file = req.file ?? original;
  if (file === undefined) return data;

  const former = originalDoc?.sizesKey;
  const slot = isCurrentKey(former) ? slotOf(former) : newSlot(seedOf(originalDoc, original));
  const key = sizesKey(file.data, slot);
  const formats: PictureFormat[] = [];
  if (former !== key) formats.push('webp');
  if (!postponeAvif) formats.push('avif');
  const made = await makeSizes(file.data, formats);
  if (env.S3 == null) await writeFiles(key, made);
  else passToBucket(req, original, made);
  const sizesAvif = postponeAvif ? null : made.some(({ format }) => format === 'avif');
  return { ...data, sizesKey: key, sizesAvif };
};

/** A document whose sizes are completed again after a crash gets the same names. */
function seedOf(document: Media | undefined, original: File | undefined): string | undefined {
  return original === undefined ? undefined : `${document?.id} ${document?.createdAt}`;
}

async function writeFiles(key: string, sizes: MadeSize[]): Promise<void> {
  await mkdir(env.MEDIA_DIR, { recursive: true });
  for (const { width, format, data } of sizes) {
    await writeFile(path.join(env.MEDIA_DIR, pictureFileName({ key, width, format })), data);
  }
}

/** The bucket's plugin stores what it finds here once the document is written. */
function passToBucket(req: PayloadRequest, original: File | undefined, sizes: MadeSize[]): void {
  const uploadSizes = Object.fromEntries(
    sizes.map(({ width, format, data }) => [sizeName(format, width), data]),
  );
  req.payloadUploadSizes = uploadSizes;
  if (original === undefined) return;
  // There is no upload: with this mark the plugin leaves the original where it is.
  const file = { ...original, clientUploadContext: {} };
  req.context._payloadCloudStorage = { file, uploadSizes };
}
