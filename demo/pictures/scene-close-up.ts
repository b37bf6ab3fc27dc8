import { mix } from './color';
import type { Tones } from './palettes';
import { room } from './room';
import type { Compose, Placement } from './scene';
import { radial } from './svg';

const HORIZON = 880;

/** Shapes far out of focus: their edges are part of the gradient. */
function haze(t: Tones, variant: number): string {
  const [x, y, r] = variant === 0 ? [400, 430, 400] : [760, 330, 430];
  const [u, v, s] = variant === 0 ? [1080, 250, 260] : [150, 560, 270];
  return `<defs>${radial('far', x, y, r, [
    [0, mix(t.accent, t.light, 0.18), 0.9],
    [0.8, t.accent, 0.8],
    [1, t.accent, 0],
  ])}${radial('near', u, v, s, [
    [0, mix(t.second, t.light, 0.4), 0.8],
    [0.74, t.second, 0.6],
    [1, t.second, 0],
  ])}</defs><circle cx="${u}" cy="${v}" r="${s}" fill="url(#near)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#far)"/>`;
}

/** The hero close to the lens and cut by the frame, the rest out of focus. */
export const composeCloseUp: Compose = (hero, props, random) => {
  const variant = random() < 0.5 ? 0 : 1;
  const toRight = random() < 0.6;
  const companion: Placement['source'] = props[0] ? { emoji: props[0] } : { piece: 'vase' };
  const placements: Placement[] = [
    { source: companion, x: toRight ? 214 : 1000, y: 952, size: 330, blur: 5 },
  ];
  if (props[2]) {
    placements.push({
      source: { emoji: props[2] },
      x: toRight ? 470 : 760,
      y: 900,
      size: 230,
      blur: 7,
    });
  }
  placements.push({ source: { emoji: hero }, x: toRight ? 770 : 430, y: 1108, size: 800 });
  if (props[1]) {
    placements.push({ source: { emoji: props[1] }, x: toRight ? 180 : 1030, y: 1150, size: 200 });
  }
  return {
    backdrop: {
      key: `close-up-${variant}`,
      draw: (t) =>
        `${room(t, HORIZON, 150)}${haze(t, variant)}<rect width="1200" height="1200" fill="url(#floor)"/>`,
    },
    gobo: random() < 0.5 ? 'leaves' : 'open',
    daylight: 0.6,
    horizon: HORIZON,
    blocks: [],
    placements,
  };
};
