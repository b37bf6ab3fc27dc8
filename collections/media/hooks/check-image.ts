import type { CollectionBeforeValidateHook } from 'payload';
import { APIError } from 'payload';

import { imageMetadataMessage } from '@/domain/image-rules';

import { checkPicture } from '../bare-picture';

/** The rules of pictures again, for files that Payload fetched itself: from an address, or from another document. */
export const checkImage: CollectionBeforeValidateHook = async ({ data, req }) => {
  const file = req.file;
  if (file == null) return data;
  const { exif, xmp, iptc } = await checkPicture(file);
  if (exif !== undefined || xmp !== undefined || iptc !== undefined) {
    throw new APIError(imageMetadataMessage(file.name), 400, null, true);
  }
  return data;
};
