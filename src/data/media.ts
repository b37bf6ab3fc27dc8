import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { isCurrentKey } from '@collections/media/sizes/sizes-key';
import type { Media } from '@payload-types';

import type { GiftImage } from '@/domain/gift';
import { PICTURE_PATH } from '@/domain/pictures';
import { mediaUrl } from '@/lib/media-url';

/** Shown while a picture loads when its own colour is not known. */
const PAPER = '#efe7da';

type Picture = Pick<
  Media,
  | 'filename'
  | 'prefix'
  | 'alt'
  | 'width'
  | 'height'
  | 'color'
  | 'updatedAt'
  | 'sizesKey'
  | 'sizesAvif'
  | 'focalX'
  | 'focalY'
>;

/** What `toImage` reads of a picture, as JSON of a statement in which `m` is its row of `media`. */
export const PICTURE = sql`json_build_object('filename', m.filename, 'prefix', m.prefix, 'alt', m.alt, 'width', m.width,
  'height', m.height, 'color', m.color, 'updatedAt', m.updated_at, 'sizesKey', m.sizes_key, 'sizesAvif', m.sizes_avif,
  'focalX', m.focal_x, 'focalY', m.focal_y)`;

const CENTRE = 50;

/** A picture of the media library as pages use it; null for a deleted or unpopulated one. */
export function toImage(media: Picture | number | null | undefined): GiftImage | null {
  if (media == null || typeof media === 'number' || media.filename == null) return null;
  const { filename, prefix, updatedAt, sizesKey: key, sizesAvif, focalX, focalY } = media;
  const [x, y] = [focalX ?? CENTRE, focalY ?? CENTRE];
  const hasSizes = isCurrentKey(key) && media.width != null;
  return {
    url: hasSizes ? `${PICTURE_PATH}${key}` : mediaUrl({ filename, prefix, updatedAt }),
    ...(hasSizes && sizesAvif === true && { avif: true as const }),
    alt: media.alt,
    width: media.width ?? 1200,
    height: media.height ?? 1200,
    color: media.color ?? PAPER,
    ...((x !== CENTRE || y !== CENTRE) && { focus: `${x}% ${y}%` }),
  };
}
