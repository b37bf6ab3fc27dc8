import sharp from 'sharp';

import type { Palette } from './picture';
import { PALETTES } from './palettes';
import type { Composition } from './scene';
import { svg } from './svg';

const drawn = new Map<string, Promise<Buffer>>();

/**
 * The empty set as raw RGB, `size` pixels a side.
 *
 * Kept compressed between pictures: decoding is four times faster than drawing, and all sets
 * together stay within a few megabytes.
 */
export async function backdrop(
  { key, draw }: Composition['backdrop'],
  palette: Palette,
  size: number,
): Promise<Buffer> {
  const id = `${key}/${palette}/${size}`;
  let stored = drawn.get(id);
  if (!stored) {
    stored = sharp(Buffer.from(svg(draw(PALETTES[palette]))))
      .resize(size, size)
      .flatten()
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    drawn.set(id, stored);
  }
  return sharp(await stored)
    .raw()
    .toBuffer();
}
