import sharp, { type OutputInfo, type Sharp } from 'sharp';

import {
  AVIF_CANDIDATES,
  PICTURE_PATIENCE,
  PICTURE_QUEUE,
  PICTURE_WIDTHS,
  PICTURES_AT_ONCE,
  type PictureFormat,
  widthsWithin,
} from '@/domain/pictures';

import { createSlots } from '../../shared/slots';

export type MadeSize = { width: number; format: PictureFormat; data: Buffer };

type Pixels = { data: Buffer; info: OutputInfo };

/** Of a picture longer than this many times its width the sizes are narrower than they say: no encoder takes the rest. */
const LONGEST = 4;
/** Above it, effort costs more than the bytes that it saves. */
const CAREFUL_UP_TO = 480;
/** The width in which the formats are compared. */
const PROBE = 640;
/** As sharp as WebP's quality 70 on the demo's pictures, by structural similarity: decision 0030. */
const AVIF = { quality: 40, effort: 1 } as const;
const webp = (width: number) => ({ quality: 70, effort: width > CAREFUL_UP_TO ? 2 : 4 });

const withSlot = createSlots({
  name: 'picture sizes',
  size: PICTURES_AT_ONCE,
  longestQueue: PICTURE_QUEUE,
  patience: PICTURE_PATIENCE,
});

/**
 * A picture in the widths that pages show, none larger than itself, in the wanted formats; in AVIF only when it is
 * smaller that way. Decoded once. One picture at a time in this process; throws an Overload when too many wait.
 */
export function makeSizes(
  original: Buffer,
  formats: readonly PictureFormat[],
): Promise<MadeSize[]> {
  return withSlot(async () => {
    const largest = await pixels(sharp(original), Math.max(...PICTURE_WIDTHS));
    const { width } = await sharp(original).metadata();
    const made: MadeSize[] = [];
    const isSmallerInAvif = formats.includes('avif') && (await savesInAvif(largest));
    const inAvif = isSmallerInAvif ? widthsWithin(AVIF_CANDIDATES, width) : [];
    for (const wanted of widthsWithin(PICTURE_WIDTHS, width)) {
      const isBoth = inAvif.includes(wanted);
      if (!isBoth && !formats.includes('webp')) continue;
      const small = await pixels(fromPixels(largest), wanted);
      if (formats.includes('webp')) {
        const data = await fromPixels(small).webp(webp(wanted)).toBuffer();
        made.push({ width: wanted, format: 'webp', data });
      }
      if (isBoth) {
        const data = await fromPixels(small).avif(AVIF).toBuffer();
        made.push({ width: wanted, format: 'avif', data });
      }
    }
    return made;
  });
}

async function savesInAvif(picture: Pixels): Promise<boolean> {
  const small = await pixels(fromPixels(picture), PROBE);
  const asWebp = await fromPixels(small).webp(webp(PROBE)).toBuffer();
  const asAvif = await fromPixels(small).avif(AVIF).toBuffer();
  return asAvif.length < asWebp.length;
}

function pixels(picture: Sharp, width: number): Promise<Pixels> {
  return picture
    .resize({ width, height: LONGEST * width, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

function fromPixels({ data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
