import { mix } from './color';
import { room } from './room';
import type { Tones } from './palettes';
import type { Compose, Placement } from './scene';
import { archPath, cylinder, linear } from './svg';

const HORIZON = 850;

function arch(t: Tones): string {
  return `<defs>${linear(
    'in',
    [0.8, 1],
    [
      [0, mix(t.accent, t.deep, 0.22)],
      [0.4, t.accent],
      [1, mix(t.accent, t.light, 0.22)],
    ],
  )}</defs><path d="${archPath(646, 866, 620, 716)}" fill="${mix(t.wall, t.light, 0.42)}"/><path d="${archPath(660, 866, 592, 688)}" fill="url(#in)"/>`;
}

function disc(t: Tones): string {
  return `<defs>${linear(
    'in',
    [0.7, 1],
    [
      [0, mix(t.second, t.light, 0.3)],
      [1, mix(t.second, t.deep, 0.16)],
    ],
  )}</defs><circle cx="693" cy="468" r="332" fill="${t.deep}" opacity=".16"/><circle cx="676" cy="452" r="332" fill="url(#in)"/>`;
}

function slabs(t: Tones): string {
  return `<defs>${linear(
    'in',
    [0.8, 1],
    [
      [0, mix(t.accent, t.light, 0.14)],
      [1, mix(t.accent, t.deep, 0.1)],
    ],
  )}${linear(
    'in2',
    [0.8, 1],
    [
      [0, mix(t.second, t.light, 0.3)],
      [1, mix(t.second, t.deep, 0.12)],
    ],
  )}</defs><path d="${archPath(812, 872, 390, 720)}" fill="${t.deep}" opacity=".14" transform="translate(22 8)"/><path d="${archPath(812, 872, 390, 720)}" fill="url(#in2)"/><path d="${archPath(430, 884, 430, 520)}" fill="${t.deep}" opacity=".18" transform="translate(24 6)"/><path d="${archPath(430, 884, 430, 520)}" fill="url(#in)"/>`;
}

const WALLS = [arch, disc, slabs];

/** The hero on a round plinth before a paper shape, props at its foot. */
export const composePedestal: Compose = (hero, props, random) => {
  const variant = Math.floor(random() * WALLS.length);
  const low = variant === 2;
  const top = low ? { x: 600, y: 868, rx: 318, ry: 62 } : { x: 600, y: 812, rx: 262, ry: 52 };
  const height = low ? 120 : 198;
  const placements: Placement[] = [
    { source: { emoji: hero }, x: 600, y: top.y + 14, size: low ? 540 : 510, surface: top },
  ];
  const floor = low ? 1075 : 1050;
  const spots = [
    { x: low ? 178 : 208, y: floor + 6, size: 218 },
    { x: low ? 1018 : 994, y: floor - 26, size: 204 },
    { x: low ? 836 : 812, y: floor + 84, size: 178 },
  ];
  props.forEach((emoji, index) => {
    const spot = spots[index];
    if (spot) placements.push({ source: { emoji }, ...spot });
  });
  if (props.length === 0) {
    placements.push({ source: { piece: 'vase' }, x: 1000, y: floor - 40, size: 268 });
    placements.push({ source: { piece: 'sphere' }, x: 226, y: floor + 20, size: 118 });
  }
  if (props.length === 1) {
    placements.push({
      source: { piece: random() < 0.5 ? 'stones' : 'sphere' },
      x: 990,
      y: floor - 6,
      size: 138,
    });
  }
  return {
    backdrop: {
      key: `pedestal-${variant}-${low}`,
      draw: (t) =>
        `${room(t, HORIZON)}${WALLS[variant]!(t)}${cylinder('plinth', top, height, t.plinth, t.deep)}`,
    },
    gobo: (['leaves', 'open', 'slats'] as const)[Math.floor(random() * 3)]!,
    daylight: 0.62,
    horizon: HORIZON,
    blocks: [{ ...top, height }],
    placements,
  };
};
