import { PICTURE_WIDTHS } from '@/domain/pictures';
import { versionedMediaUrl } from '@/lib/media-url';
import { pictureUrl } from '@/lib/picture-url';

export type PictureAddress = { filename: string; version: string; width: number };

const IMAGE_PATH = '/_next/image';
const MEDIA_URL = /^\/api\/media\/file\/([^/?#]+)\?v=([0-9a-z]{1,10})$/;
const WIDTHS: readonly number[] = [...PICTURE_WIDTHS.screen, ...PICTURE_WIDTHS.small];

export function isPictureRequest(url: string): boolean {
  return url.split('?', 1)[0] === IMAGE_PATH;
}

/** The address of a picture in a width, letter by letter as the pages of the site write it. */
export function pictureAddress({ filename, version, width }: PictureAddress): string {
  return pictureUrl(versionedMediaUrl(filename, version), width);
}

/** What an address names; null when no page of the site could have written it. */
export function parsePictureAddress(url: string): PictureAddress | null {
  const query = new URLSearchParams(url.slice(IMAGE_PATH.length));
  const [, encoded, version] = MEDIA_URL.exec(query.get('url') ?? '') ?? [];
  const width = Number(query.get('w'));
  const filename = decode(encoded);
  if (
    filename === null ||
    filename.includes('\0') ||
    version === undefined ||
    !WIDTHS.includes(width)
  )
    return null;
  const address = { filename, version, width };
  return pictureAddress(address) === url ? address : null;
}

function decode(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
