import type { CollectionBeforeValidateHook } from 'payload';
import { APIError } from 'payload';
import sharp from 'sharp';

import {
  imageDimensionsMessage,
  imageSizeMessage,
  isImageTooHeavy,
  isImageTooSmall,
} from '@/domain/image-rules';
import { messages } from '@/messages';

/** At most 2 MB and at least 400x400 px (spec section 5), measured on the bytes and not on what the client says. */
export const checkImage: CollectionBeforeValidateHook = async ({ data, req }) => {
  const file = req.file;
  if (file == null) return data;
  if (isImageTooHeavy(file.data.length)) {
    throw new APIError(imageSizeMessage(file.name), 400, null, true);
  }
  const { width, height } = await readDimensions(file.data);
  if (isImageTooSmall(width, height)) {
    throw new APIError(imageDimensionsMessage(file.name), 400, null, true);
  }
  return data;
};

async function readDimensions(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    throw new APIError(messages.rest.imageUnreadable, 400, null, true);
  }
}
