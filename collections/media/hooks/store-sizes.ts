import type { CollectionBeforeChangeHook, File, PayloadRequest } from 'payload';

import type { Media } from '@payload-types';

import { pictureFileName, type PictureFormat } from '@/domain/pictures';

import { afterRollback } from '../../shared/after-transaction';
import { makeSizes, type MadeSize } from '../sizes/make-sizes';
import { isCurrentKey, newSlot, sizesKey, slotOf } from '../sizes/sizes-key';
import { sizeName } from '../sizes/sizes-of';
import { mediaStore } from '../storage/media-store';

/** What a caller of the Local API may put into the request's context. */
export type SizesContext = {
  /** The stored file of a document whose sizes are to be completed; not an upload. */
  original?: File;
  /** AVIF takes as long as all the rest, and may follow later. */
  postponeAvif?: boolean;
};

/** Makes the sizes of a new file, or those that a stored one lacks, for the storage plugin to store. */
export const storeSizes: CollectionBeforeChangeHook<Media> = async ({ data, originalDoc, req }) => {
  // The border to the callers: the context is theirs to fill.
  const context: SizesContext = req.context;
  const { original, postponeAvif = false } = context;
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
  passToStore(req, original, made);
  if (former !== key) await afterRollback(req, () => removeSizes(key, made));
  const sizesAvif = postponeAvif ? null : made.some(({ format }) => format === 'avif');
  return { ...data, sizesKey: key, sizesAvif };
};

/** A document whose sizes are completed again after a crash gets the same names. */
function seedOf(document: Media | undefined, original: File | undefined): string | undefined {
  return original === undefined ? undefined : `${document?.id} ${document?.createdAt}`;
}

/** The storage plugin stores what it finds here once the document is written. */
function passToStore(req: PayloadRequest, original: File | undefined, sizes: MadeSize[]): void {
  const uploadSizes = Object.fromEntries(
    sizes.map(({ width, format, data }) => [sizeName(format, width), data]),
  );
  req.payloadUploadSizes = uploadSizes;
  if (original === undefined) return;
  // There is no upload: with this mark the plugin leaves the original where it is.
  const file = { ...original, clientUploadContext: {} };
  req.context._payloadCloudStorage = { file, uploadSizes };
}

async function removeSizes(key: string, sizes: MadeSize[]): Promise<void> {
  for (const { width, format } of sizes) {
    await mediaStore.remove(pictureFileName({ key, width, format }));
  }
}
