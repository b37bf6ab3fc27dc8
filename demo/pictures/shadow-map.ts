import { MAP } from './gobo';
import type { Block, Ellipse } from './scene';
import { FRAME } from './scene';
import type { Cutout } from './sprite';

const UNIT = MAP / FRAME;

/** Where an object stands in the picture, in units of the frame. */
export type Footprint = {
  cutout: Cutout;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** A sheet of shadow, MAP x MAP, 0 to 1. */
export type ShadowMap = Float32Array;

export const emptyShadow = (): ShadowMap => new Float32Array(MAP * MAP);

function deepen(map: ShadowMap, x: number, y: number, amount: number): void {
  if (x < 0 || y < 0 || x >= MAP || y >= MAP) return;
  const at = y * MAP + x;
  if (map[at]! < amount) map[at] = amount;
}

function inside(ellipse: Ellipse, x: number, y: number): boolean {
  const dx = (x - ellipse.x) / ellipse.rx;
  const dy = (y - ellipse.y) / ellipse.ry;
  return dx * dx + dy * dy <= 1;
}

/** How far inside a place lies, 0 to 1, with an edge as soft as one point of the map. */
export function coverage(ellipse: Ellipse, x: number, y: number): number {
  const distance = Math.hypot((x - ellipse.x) / ellipse.rx, (y - ellipse.y) / ellipse.ry);
  return Math.max(0, Math.min(1, ((1 - distance) * ellipse.ry) / 5 + 0.2));
}

export function stampEllipse(map: ShadowMap, ellipse: Ellipse, amount: number): void {
  const top = Math.floor((ellipse.y - ellipse.ry) * UNIT);
  const left = Math.floor((ellipse.x - ellipse.rx) * UNIT);
  for (let y = top; y <= (ellipse.y + ellipse.ry) * UNIT; y += 1) {
    for (let x = left; x <= (ellipse.x + ellipse.rx) * UNIT; x += 1) {
      if (inside(ellipse, (x + 0.5) / UNIT, (y + 0.5) / UNIT)) deepen(map, x, y, amount);
    }
  }
}

/**
 * Lays the outline of an object down: `lean` and `rise` say how far the shadow of a point
 * travels right and up per unit of its height, `fade` how much of it is gone at the top.
 */
export function layOutline(
  map: ShadowMap,
  print: Footprint,
  { lean, rise, fade, amount }: { lean: number; rise: number; fade: number; amount: number },
): void {
  const { cutout, left, top, width, height } = print;
  const base = top + height;
  const step = 1 / UNIT / 2;
  for (let h = 0; h < height; h += step) {
    const sourceY = Math.min(cutout.height - 1, Math.floor((1 - h / height) * cutout.height));
    const y = Math.floor((base - h * rise) * UNIT);
    const strength = amount * (1 - (fade * h) / height);
    for (let x = 0; x < width; x += step) {
      const sourceX = Math.min(cutout.width - 1, Math.floor((x / width) * cutout.width));
      const alpha = cutout.data[(sourceY * cutout.width + sourceX) * 4 + 3]!;
      if (alpha > 60)
        deepen(map, Math.floor((left + x + h * lean) * UNIT), y, (strength * alpha) / 255);
    }
  }
}

/** The shadow a round block throws along the floor. */
export function layBlock(map: ShadowMap, block: Block, amount: number): void {
  const steps = 22;
  for (let step = 0; step <= steps; step += 1) {
    const travelled = (step / steps) * block.height;
    stampEllipse(
      map,
      {
        ...block,
        x: block.x + travelled * 0.95 + 8,
        y: block.y + block.height - travelled * 0.26 + 5,
      },
      amount * (1 - (step / steps) * 0.35),
    );
  }
}

/** Keeps only what `keep` says, by place in the frame. */
export function clip(map: ShadowMap, keep: (x: number, y: number) => number): void {
  for (let y = 0; y < MAP; y += 1) {
    for (let x = 0; x < MAP; x += 1) {
      const at = y * MAP + x;
      if (map[at]! > 0) map[at]! *= keep((x + 0.5) / UNIT, (y + 0.5) / UNIT);
    }
  }
}

function boxPass(from: ShadowMap, to: ShadowMap, radius: number): void {
  // Writes transposed, so that two passes blur both directions and restore the orientation.
  const span = radius * 2 + 1;
  for (let line = 0; line < MAP; line += 1) {
    const row = line * MAP;
    let sum = from[row]! * (radius + 1);
    for (let index = 0; index < radius; index += 1) sum += from[row + Math.min(MAP - 1, index)]!;
    for (let index = 0; index < MAP; index += 1) {
      sum += from[row + Math.min(MAP - 1, index + radius)]!;
      to[index * MAP + line] = sum / span;
      sum -= from[row + Math.max(0, index - radius)]!;
    }
  }
}

/** Softens in place; `softness` in units of the frame. */
export function soften(map: ShadowMap, softness: number): void {
  const radius = Math.max(1, Math.round((softness * UNIT) / 1.6));
  const other = emptyShadow();
  for (let pass = 0; pass < 2; pass += 1) {
    boxPass(map, other, radius);
    boxPass(other, map, radius);
  }
}

/** Adds `layer` to `map` as a second, independent shadow. */
export function merge(map: ShadowMap, layer: ShadowMap): void {
  for (let at = 0; at < map.length; at += 1) map[at] = 1 - (1 - map[at]!) * (1 - layer[at]!);
}
