import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  File,
  PayloadRequest,
} from 'payload';

import type { Media } from '@payload-types';

import { pictureFileName, type PictureFormat } from '@/domain/pictures';

import { afterCommit, afterRollback } from '../../shared/after-transaction';
import { makeSizes, type MadeSize } from '../sizes/make-sizes';
import { isCurrentKey, newSlot, sizesKey, slotOf } from '../sizes/sizes-key';
import { sizesOf } from '../sizes/sizes-of';
import { mediaStore } from '../storage/media-store';
import { refusingUploads } from '../storage/refusing-uploads';

/** What a caller of the Local API may put into the request's context. */
export type SizesContext = {
  /** The stored file of a document whose sizes are to be completed; not an upload. */
  original?: File;
  /** AVIF takes as long as all the rest, and may follow later. */
  postponeAvif?: boolean;
};

/** Makes and stores the sizes of a new file, or those that a stored one lacks. Those of a former file go after the commit. */
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
  const files = made.map((size) => ({ ...size, name: pictureFileName({ key, ...size }) }));
  if (former !== key) {
    await afterRollback(req, () => removeFiles(files.map(({ name }) => name)));
    if (originalDoc !== undefined) await afterCommit(req, () => removeSizes(originalDoc));
  }
  await storeFiles(req, files);
  const sizesAvif = postponeAvif ? null : made.some(({ format }) => format === 'avif');
  return { ...data, sizesKey: key, sizesAvif };
};

/** The sizes of a document that is deleted go after the commit. */
export const removeSizesWithDocument: CollectionAfterDeleteHook<Media> = ({ doc, req }) =>
  afterCommit(req, () => removeSizes(doc));

/** A document whose sizes are completed again after a crash gets the same names. */
function seedOf(document: Media | undefined, original: File | undefined): string | undefined {
  return original === undefined ? undefined : `${document?.id} ${document?.createdAt}`;
}

async function storeFiles(req: PayloadRequest, files: (MadeSize & { name: string })[]) {
  await refusingUploads(req, async () => {
    for (const { name, data, format } of files)
      await mediaStore.write(name, data, `image/${format}`);
  });
}

function removeSizes(media: Media): Promise<void> {
  return removeFiles(Object.values(sizesOf(media) ?? {}).map(({ filename }) => filename));
}

async function removeFiles(names: string[]): Promise<void> {
  for (const name of names) await mediaStore.remove(name);
}
