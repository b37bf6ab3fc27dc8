import type { Ellipse } from './scene';
import { FRAME } from './scene';
import { mix } from './color';
import type { Tones } from './palettes';

export function svg(content: string, width = FRAME, height = width): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

type Stop = [offset: number, color: string, opacity?: number];

function stops(list: Stop[]): string {
  return list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A linear gradient; the direction is a vector in the unit square of the shape it fills. */
export function linear(id: string, direction: [number, number], list: Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${direction[0]}" y2="${direction[1]}">${stops(list)}</linearGradient>`;
}

export function radial(id: string, x: number, y: number, radius: number, list: Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(list)}</radialGradient>`;
}

/** A standing round block of matt plaster lit from the upper left; `id` must be unique in the drawing. */
export function cylinder(
  id: string,
  top: Ellipse,
  height: number,
  tone: string,
  deep: string,
): string {
  const { x, y, rx, ry } = top;
  const body = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  return `<defs>${linear(
    `${id}b`,
    [1, 0],
    [
      [0, mix(tone, deep, 0.1)],
      [0.22, mix(tone, '#ffffff', 0.16)],
      [0.5, mix(tone, deep, 0.1)],
      [0.85, mix(tone, deep, 0.42)],
      [1, mix(tone, deep, 0.34)],
    ],
  )}${linear(
    `${id}s`,
    [0, 1],
    [
      [0, deep, 0],
      [1, deep, 0.22],
    ],
  )}${linear(
    `${id}t`,
    [1, 0.35],
    [
      [0, mix(tone, '#ffffff', 0.5)],
      [0.6, mix(tone, '#ffffff', 0.1)],
      [1, mix(tone, deep, 0.1)],
    ],
  )}</defs><path d="${body}" fill="url(#${id}b)"/><path d="${body}" fill="url(#${id}s)"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id}t)"/><path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="${mix(tone, '#ffffff', 0.65)}" stroke-opacity=".55" stroke-width="2.5"/>`;
}

/** Threads of linen over a rectangle; as two plain paths, which draw ten times faster than a pattern. */
export function weave(t: Tones, x: number, y: number, width: number, height: number): string {
  let across = '';
  let down = '';
  for (let at = 2; at < height; at += 5) across += `M${x} ${y + at}h${width}`;
  for (let at = 2; at < width; at += 5) down += `M${x + at} ${y}v${height}`;
  return `<path d="${across}" stroke="${t.deep}" stroke-opacity=".075" stroke-width="1.6"/><path d="${down}" stroke="#ffffff" stroke-opacity="${t.dark ? 0.04 : 0.11}" stroke-width="1.6"/>`;
}

/** Outline of an arch standing on `base`. */
export function archPath(x: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x - r} ${base}V${base - height + r}A${r} ${r} 0 0 1 ${x + r} ${base - height + r}V${base}Z`;
}
