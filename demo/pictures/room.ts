import { mix } from './color';
import type { Tones } from './palettes';
import { FRAME } from './scene';
import { linear } from './svg';

/** Far lights out of focus, for the evening. */
function candles(light: string): string {
  return [
    [120, 180, 46],
    [250, 90, 30],
    [330, 250, 22],
    [880, 120, 40],
    [1010, 240, 58],
    [1120, 110, 28],
    [760, 60, 20],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r! - 4}" fill="${light}" opacity=".12"/>`,
    )
    .join('');
}

/** Wall and floor as one sheet of paper, with light falling in from the upper left. */
export function room(tones: Tones, horizon: number, sweep = 70): string {
  const at = (y: number) => y / FRAME;
  return `<defs>${linear(
    'wall',
    [0.62, 1],
    [
      [0, mix(tones.wall, tones.light, tones.dark ? 0.24 : 0.56)],
      [0.5, tones.wall],
      [1, mix(tones.wall, tones.deep, 0.1)],
    ],
  )}${linear(
    'floor',
    [0, 1],
    [
      [0, tones.floor, 0],
      [at(horizon - sweep), tones.floor, 0],
      [at(horizon + 6), mix(tones.floor, tones.deep, 0.07), 1],
      [at(horizon + 90), tones.floor, 1],
      [1, mix(tones.floor, tones.light, 0.22), 1],
    ],
  )}</defs><rect width="1200" height="1200" fill="url(#wall)"/><rect width="1200" height="1200" fill="url(#floor)"/>${tones.dark ? candles(tones.light) : ''}`;
}
