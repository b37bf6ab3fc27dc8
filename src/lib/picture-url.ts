import { PICTURE_QUALITY } from '@/domain/pictures';

/** The address of a picture in one of the widths that it is made in. */
export function pictureUrl(mediaUrl: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(mediaUrl)}&w=${width}&q=${PICTURE_QUALITY}`;
}
