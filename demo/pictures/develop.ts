import { parseHex } from './color';
import { MAP } from './gobo';
import type { Tones } from './palettes';
import { createRandom } from './random';
import type { Pixels } from './resample';
import type { ShadowMap } from './shadow-map';

const GRAIN = 256;
const GRAIN_AMPLITUDE = 4;

const grain = (() => {
  const random = createRandom('grain');
  return Float32Array.from(
    { length: GRAIN * GRAIN },
    () => (random() + random() + random() - 1.5) * GRAIN_AMPLITUDE,
  );
})();

/** Brings light, shadow and paper grain onto the backdrop, in place. */
export function expose(
  picture: Buffer,
  size: number,
  tones: Tones,
  shadow: ShadowMap,
  light: Buffer,
  daylight: number,
): void {
  const deep = parseHex(tones.deep).map((value) => value / 255);
  const lamp = parseHex(tones.light);
  const depth = tones.dark ? 0.86 : 0.62;
  // Shadow goes towards the deep tone, mostly by darkening, so that texture stays visible.
  const keep = deep.map((value) => 1 - depth * (1 - value * 0.75));
  const [keepR, keepG, keepB] = keep as [number, number, number];
  const [lampR, lampG, lampB] = lamp;
  const brighten = daylight * (tones.dark ? 0.3 : 0.4);
  const darken = daylight * (tones.dark ? 0.3 : 0.2);
  const shadeRow = new Float32Array(MAP + 1);
  const lightRow = new Float32Array(MAP + 1);
  const lefts = new Uint16Array(size);
  const fractions = new Float32Array(size);
  const scale = MAP / size;
  for (let x = 0; x < size; x += 1) {
    const mapX = Math.max(0, Math.min(MAP - 1.001, (x + 0.5) * scale - 0.5));
    lefts[x] = Math.floor(mapX);
    fractions[x] = mapX - lefts[x]!;
  }
  const target = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.length);
  for (let y = 0; y < size; y += 1) {
    const upper = lefts[y]! * MAP;
    const lower = Math.min(MAP - 1, lefts[y]! + 1) * MAP;
    const down = fractions[y]!;
    for (let x = 0; x < MAP; x += 1) {
      shadeRow[x] = shadow[upper + x]! + (shadow[lower + x]! - shadow[upper + x]!) * down;
      lightRow[x] = (light[upper + x]! + (light[lower + x]! - light[upper + x]!) * down) / 255;
    }
    shadeRow[MAP] = shadeRow[MAP - 1]!;
    lightRow[MAP] = lightRow[MAP - 1]!;
    const grainRow = (y & (GRAIN - 1)) * GRAIN;
    for (let x = 0, at = y * size * 3; x < size; x += 1, at += 3) {
      const left = lefts[x]!;
      const across = fractions[x]!;
      const shade = shadeRow[left]! + (shadeRow[left + 1]! - shadeRow[left]!) * across;
      const lit = lightRow[left]! + (lightRow[left + 1]! - lightRow[left]!) * across;
      const gain = lit * brighten * (1 - shade);
      const dim = (1 - (1 - lit) * darken) * (1 - gain);
      const noise = grain[grainRow + (x & (GRAIN - 1))]!;
      target[at] = target[at]! * dim * (1 - shade * (1 - keepR)) + lampR * gain + noise;
      target[at + 1] = target[at + 1]! * dim * (1 - shade * (1 - keepG)) + lampG * gain + noise;
      target[at + 2] = target[at + 2]! * dim * (1 - shade * (1 - keepB)) + lampB * gain + noise;
    }
  }
}

/** Sets an object into the picture, in place; parts outside the frame are cut off. */
export function setInto(
  picture: Buffer,
  size: number,
  object: Pixels,
  left: number,
  top: number,
): void {
  const target = new Uint8ClampedArray(picture.buffer, picture.byteOffset, picture.length);
  const { data } = object;
  const fromX = Math.max(0, -left);
  const toX = Math.min(object.width, size - left);
  for (let y = Math.max(0, -top); y < Math.min(object.height, size - top); y += 1) {
    for (let x = fromX; x < toX; x += 1) {
      const source = (y * object.width + x) * 4;
      const alpha = data[source + 3]!;
      if (alpha < 1) continue;
      const under = alpha > 255 ? 0 : 1 - alpha / 255;
      const at = ((y + top) * size + x + left) * 3;
      const noise =
        (1 - under) * grain[((y + top) & (GRAIN - 1)) * GRAIN + ((x + left) & (GRAIN - 1))]! * 0.7;
      target[at] = target[at]! * under + data[source]! + noise;
      target[at + 1] = target[at + 1]! * under + data[source + 1]! + noise;
      target[at + 2] = target[at + 2]! * under + data[source + 2]! + noise;
    }
  }
}
