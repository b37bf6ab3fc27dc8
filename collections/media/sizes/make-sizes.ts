import { availableParallelism } from 'node:os';

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
import { shared } from '@/lib/shared';

import { createSlots } from '../../shared/slots';

export type MadeSize = { width: number; format: PictureFormat; data: Buffer };

type Pixels = { data: Buffer; info: OutputInfo };

/** Of a picture longer than this many times its width the sizes are narrower than they say: no encoder takes the rest. */
const LONGEST = 4;
/** Above it, effort costs more than the bytes that it saves. */
const CAREFUL_UP_TO = 360;
/** The width in which the formats are compared. */
const PROBE = 640;
/** As sharp as WebP's quality 70 on the demo's pictures, by structural similarity: decision 0030. */
const AVIF = { quality: 40, effort: 1 } as const;
const webp = (width: number) => ({ quality: 70, effort: width > CAREFUL_UP_TO ? 2 : 4 });

const slots = (size: number) =>
  createSlots({
    name: 'picture sizes',
    size,
    longestQueue: PICTURE_QUEUE,
    patience: PICTURE_PATIENCE,
  });

const line = shared('picture-slots', () => ({ withSlot: slots(PICTURES_AT_ONCE) }));

/** For a program that answers no visitors: it may keep every processor busy. Before it makes the first picture. */
export function makeSizesOnAllCores(): number {
  const cores = availableParallelism();
  line.withSlot = slots(cores);
  return cores;
}

/**
 * A picture in the widths that pages show, none larger than itself, in the wanted formats; in AVIF only when it is
 * smaller that way. Decoded once. One picture at a time in a server; throws an Overload when too many wait.
 */
export function makeSizes(
  original: Buffer,
  formats: readonly PictureFormat[],
): Promise<MadeSize[]> {
  return line.withSlot(async () => {
    const { width } = await sharp(original).metadata();
    const largest = await pixels(sharp(original), Math.max(...PICTURE_WIDTHS));
    const at = (wanted: number) => pixels(fromPixels(largest), wanted);
    const made: MadeSize[] = [];
    if (formats.includes('webp')) {
      for (const wanted of widthsWithin(PICTURE_WIDTHS, width)) {
        const data = await encode(await at(wanted), wanted, 'webp');
        made.push({ width: wanted, format: 'webp', data });
      }
    }
    if (formats.includes('avif')) made.push(...(await smallerInAvif(at, width)));
    return made;
  });
}

/** All widths of AVIF, or none: a browser that knows it takes no other, whatever the sizes of the files. */
async function smallerInAvif(
  at: (width: number) => Promise<Pixels>,
  width: number,
): Promise<MadeSize[]> {
  const made: MadeSize[] = [];
  const widths = widthsWithin(AVIF_CANDIDATES, width);
  // One that is in the middle tells before the large ones are made.
  const probe = widths.find((wanted) => wanted >= PROBE) ?? width;
  for (const wanted of [probe, ...widths.filter((other) => other !== probe)]) {
    const small = await at(wanted);
    const data = await encode(small, wanted, 'avif');
    if (wanted === probe && data.length >= (await encode(small, wanted, 'webp')).length) return [];
    made.push({ width: wanted, format: 'avif', data });
  }
  return made;
}

function encode(picture: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const whole = fromPixels(picture);
  return (format === 'avif' ? whole.avif(AVIF) : whole.webp(webp(width))).toBuffer();
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
