import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';

import type { Media } from '@payload-types';

import { env } from '@/lib/env';

import { type Sized, sizesOf } from '../sizes/sizes-of';

/** Removes the sizes of a file that has been replaced. In a bucket its plugin does so. */
export const removeFormerSizes: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  previousDoc,
}) => {
  if (operation === 'update' && previousDoc.sizesKey !== doc.sizesKey) {
    await removeSizes(previousDoc);
  }
};

/** Removes the sizes of a document that goes. */
export const removeSizesWithDocument: CollectionAfterDeleteHook<Media> = ({ doc }) =>
  removeSizes(doc);

async function removeSizes(media: Sized): Promise<void> {
  if (env.S3 != null) return;
  for (const { filename } of Object.values(sizesOf(media) ?? {})) {
    await rm(path.join(env.MEDIA_DIR, filename), { force: true });
  }
}
