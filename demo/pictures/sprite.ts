import sharp from 'sharp';

import { parseHex } from './color';
import { emojiFile } from './emoji-file';
import type { Tones } from './palettes';
import type { Pixels } from './resample';
import { resample } from './resample';
import type { Placement } from './scene';
import { FRAME } from './scene';
import { drawSetPiece } from './set-piece';

/** An object cut out of its file and graded for the light of the set, at the resolution of the source. */
export type Cutout = Pixels & {
  /** Where it touches the ground, as fractions of its width. */
  foot: { from: number; to: number };
};

/** How much of an object's own colour survives: loud colours give up more than quiet ones. */
const SATURATION = { quiet: 0.92, loud: 0.66 };
const SHARPENING = 0.5;
/** Above this size the 256 pixels of a file are visibly stretched. */
const ENLARGED = 300;

async function rawPixels(placement: Placement, tones: Tones) {
  const { source, size, angle = 0, blur = 0 } = placement;
  let image =
    'emoji' in source
      ? sharp(emojiFile(source.emoji))
      : sharp(Buffer.from(drawSetPiece(source.piece, tones)));
  // The files are compressed hard along outlines, which shows once a picture is enlarged.
  if (blur === 0 && size > ENLARGED) image = image.median(3);
  if (blur > 0) {
    image = image.extend({
      top: 30,
      bottom: 30,
      left: 30,
      right: 30,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
    image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).blur(blur);
  }
  if (angle !== 0) {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    image = image.affine([cos, -sin, sin, cos], {
      background: { r: 0, g: 0, b: 0, alpha: 0 },
      interpolator: 'bicubic',
    });
  }
  return image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

function bounds(data: Buffer, width: number, height: number) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < 24) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { left: 0, top: 0, width, height };
  left = Math.max(0, left - 1);
  top = Math.max(0, top - 1);
  return {
    left,
    top,
    width: Math.min(width, right + 2) - left,
    height: Math.min(height, bottom + 2) - top,
  };
}

function footOf(alpha: (x: number, y: number) => number, width: number, height: number) {
  let [from, to] = [width, 0];
  for (let y = Math.floor(height * 0.95); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha(x, y) < 110) continue;
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return from < to ? { from: from / width, to: to / width } : { from: 0.3, to: 0.7 };
}

const pieces = new Map<string, Promise<Cutout>>();

/** The object of a placement; pieces of the set come back in picture after picture and are kept. */
export function loadCutout(placement: Placement, tones: Tones): Promise<Cutout> {
  const { source, angle, blur } = placement;
  if ('emoji' in source) return cutOut(placement, tones);
  const id = [source.piece, angle, blur, tones.wall].join('/');
  let kept = pieces.get(id);
  if (!kept) {
    kept = cutOut(placement, tones);
    pieces.set(id, kept);
  }
  return kept;
}

/** Crops, sharpens and grades: less saturated, warm on the lit side, the floor's colour below. */
async function cutOut(placement: Placement, tones: Tones): Promise<Cutout> {
  const { data, info } = await rawPixels(placement, tones);
  const box = bounds(data, info.width, info.height);
  const { width, height } = box;
  const at = (x: number, y: number) => ((y + box.top) * info.width + x + box.left) * 4;
  const pixels = new Float32Array(width * height * 4);
  const light = parseHex(tones.light);
  const bounce = parseHex(tones.dark ? tones.accent : tones.floor);
  const deep = parseHex(tones.deep);
  const isPiece = 'piece' in placement.source;
  const key = tones.dark ? 1.02 : 1.07;
  const falloff = tones.dark ? 0.34 : 0.2;
  const warmth = tones.dark ? 0.55 : 0.22;
  const stride = info.width * 4;
  const sharpening = placement.blur ? 0 : SHARPENING;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = at(x, y);
      const alpha = data[from + 3]!;
      if (alpha === 0) continue;
      const to = (y * width + x) * 4;
      const atEdge =
        alpha < 255 ||
        (data[from - 1] ?? 0) < 255 ||
        (data[from + 7] ?? 0) < 255 ||
        (data[from + 3 - stride] ?? 0) < 255 ||
        (data[from + 3 + stride] ?? 0) < 255;
      let luma = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        let value = data[from + channel]!;
        if (sharpening > 0 && !atEdge) {
          const around =
            data[from + channel - 4]! +
            data[from + channel + 4]! +
            data[from + channel - stride]! +
            data[from + channel + stride]!;
          const detail = value - around / 4;
          value += Math.max(-14, Math.min(14, detail * sharpening * 2));
        }
        pixels[to + channel] = value;
        luma += value * (channel === 1 ? 0.59 : channel === 0 ? 0.3 : 0.11);
      }
      const chroma =
        Math.max(pixels[to]!, pixels[to + 1]!, pixels[to + 2]!) -
        Math.min(pixels[to]!, pixels[to + 1]!, pixels[to + 2]!);
      const saturation = isPiece
        ? 1
        : SATURATION.quiet - ((SATURATION.quiet - SATURATION.loud) * Math.min(chroma, 220)) / 220;
      const u = x / width;
      const v = y / height;
      const shade = key - falloff * (u * 0.55 + v * 0.45);
      const lift = Math.max(0, v - 0.62) * 0.42;
      for (let channel = 0; channel < 3; channel += 1) {
        let value = luma + (pixels[to + channel]! - luma) * saturation;
        value *= shade * (1 - warmth + (warmth * light[channel]!) / 255);
        value += (bounce[channel]! * (0.45 + value / 400) - value) * lift;
        value += (deep[channel]! - value) * 0.035;
        pixels[to + channel] = (Math.max(0, Math.min(255, value)) * alpha) / 255;
      }
      pixels[to + 3] = alpha;
    }
  }
  return {
    data: pixels,
    width,
    height,
    foot: footOf((x, y) => pixels[(y * width + x) * 4 + 3]!, width, height),
  };
}

/** Size of the cutout in the picture, in units of the frame: equal areas look equally large, nothing overhangs. */
export function placedSize(
  cutout: Cutout,
  { size, surface }: Placement,
): { width: number; height: number } {
  const area = Math.sqrt(cutout.width * cutout.height);
  const longest = Math.max(cutout.width, cutout.height);
  const foot = cutout.width * Math.max(0.6, cutout.foot.to - cutout.foot.from);
  const room = surface ? surface.rx * 1.74 : Infinity;
  const scale = Math.min(size / area, (size * 1.22) / longest, room / foot);
  return { width: cutout.width * scale, height: cutout.height * scale };
}

/** The cutout at the resolution of a picture of `pixels` pixels a side. */
export function developCutout(
  cutout: Cutout,
  placed: { width: number; height: number },
  pixels: number,
): Pixels {
  const scale = pixels / FRAME;
  return resample(
    cutout,
    Math.max(1, Math.round(placed.width * scale)),
    Math.max(1, Math.round(placed.height * scale)),
  );
}
