import { APIError } from 'payload';
import sharp, { type Metadata, type Sharp } from 'sharp';

import {
  IMAGE_MAX_PIXELS,
  imageAnimatedMessage,
  imageDimensionsMessage,
  imagePixelsMessage,
  imageSizeMessage,
  imageUnreadableMessage,
  isImageTooHeavy,
  isImageTooSmall,
} from '@/domain/image-rules';

import { messages } from '@/messages';

import { isBarePicture } from './is-bare-picture';

type File = { name: string; data: Buffer };

const QUALITY = 90;

/** Refuses files that are too heavy or too small, measured on the bytes, with a message that names the file. */
export async function checkPicture({ name, data }: File): Promise<Metadata> {
  if (isImageTooHeavy(data.length)) throw refusal(imageSizeMessage(name));
  const metadata = await readable(name, () => sharp(data, { limitInputPixels: false }).metadata());
  const { width, height, pages = 1 } = metadata;
  if (isImageTooSmall(width, height)) throw refusal(imageDimensionsMessage(name));
  if (width * height > IMAGE_MAX_PIXELS) throw refusal(imagePixelsMessage(name));
  if (pages > 1 || isAnimatedPng(metadata, data)) throw refusal(imageAnimatedMessage(name));
  return metadata;
}

/**
 * Removes everything from a file but its picture: metadata such as the place and time of a photograph, and data behind
 * the end. A file that holds only its picture keeps its bytes; any other is turned upright, converted to sRGB and
 * encoded anew.
 */
export async function barePicture(file: File): Promise<Buffer> {
  const metadata = await checkPicture(file);
  const { format, isPalette } = metadata;
  if (!isOurs(metadata)) throw refusal(messages.admin.imageType);
  const picture = () => sharp(file.data, { limitInputPixels: IMAGE_MAX_PIXELS });
  return readable(file.name, async () => {
    if (isBarePicture(file.data)) {
      // A valid header may precede damaged data: only decoding shows it, and this keeps no decoded picture in memory.
      await picture().resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
      return file.data;
    }
    const upright = picture().autoOrient();
    return encode(upright, format, isPalette).toBuffer();
  });
}

function isOurs({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/** The library reads the first picture only; that there are more is said before it begins. */
function isAnimatedPng({ format }: Metadata, data: Buffer): boolean {
  return format === 'png' && data.subarray(0, data.indexOf('IDAT')).includes('acTL');
}

function encode(picture: Sharp, format: Metadata['format'], hasPalette: boolean): Sharp {
  if (format === 'jpeg') return picture.jpeg({ quality: QUALITY });
  if (format === 'webp') return picture.webp({ quality: QUALITY });
  if (format === 'heif') return picture.avif({ quality: 70 });
  return picture.png({ compressionLevel: 9, palette: hasPalette });
}

async function readable<T>(name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw refusal(imageUnreadableMessage(name));
  }
}

function refusal(message: string): APIError {
  return new APIError(message, 400, null, true);
}
