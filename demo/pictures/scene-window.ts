import { mix } from './color';
import type { Tones } from './palettes';
import { room } from './room';
import type { Compose, Placement } from './scene';
import { archPath, linear, radial } from './svg';

/** A deep arched niche; the sill is the floor of the niche. */
function niche(t: Tones): string {
  const opening = archPath(600, 985, 860, 870);
  return `${room(t, 1400)}<defs>${linear(
    'back',
    [0.6, 1],
    [
      [0, mix(t.accent, t.deep, 0.34)],
      [0.45, mix(t.accent, t.wall, 0.12)],
      [1, mix(t.accent, t.light, 0.26)],
    ],
  )}${linear(
    'side',
    [0, 1],
    [
      [0, mix(t.accent, t.deep, 0.5)],
      [1, mix(t.accent, t.deep, 0.3)],
    ],
  )}${linear(
    'sill',
    [0.2, 1],
    [
      [0, mix(t.plinth, t.deep, 0.2)],
      [0.4, t.plinth],
      [1, mix(t.plinth, '#ffffff', 0.4)],
    ],
  )}${linear(
    'front',
    [0, 1],
    [
      [0, mix(t.plinth, t.wall, 0.3)],
      [1, mix(t.wall, t.deep, 0.12)],
    ],
  )}<clipPath id="hole"><path d="${opening}"/></clipPath></defs><path d="${archPath(600, 1000, 888, 899)}" fill="${mix(t.wall, t.light, 0.5)}"/><g clip-path="url(#hole)"><rect width="1200" height="1200" fill="url(#side)"/><path d="${archPath(634, 880, 800, 742)}" fill="url(#back)"/><path d="M170 985V940L234 866H1034V985Z" fill="url(#sill)"/><path d="M1034 866V500L1040 440V985H1034Z" fill="${t.light}" opacity=".2"/></g><rect y="985" width="1200" height="44" fill="${mix(t.plinth, '#ffffff', 0.3)}"/><rect y="1029" width="1200" height="171" fill="url(#front)"/><rect y="1029" width="1200" height="26" fill="${t.deep}" opacity=".16"/>`;
}

/** A plain wall with the light of a window on it, and a bench along it. */
function bench(t: Tones): string {
  return `${room(t, 1400)}<defs>${linear(
    'seat',
    [0.3, 1],
    [
      [0, mix(t.plinth, t.deep, 0.12)],
      [1, mix(t.plinth, '#ffffff', 0.3)],
    ],
  )}${linear(
    'apron',
    [0.15, 1],
    [
      [0, mix(t.accent, t.light, 0.08)],
      [1, mix(t.accent, t.deep, 0.26)],
    ],
  )}${radial('warm', 500, 420, 620, [
    [0, t.light, 0.3],
    [1, t.light, 0],
  ])}</defs><rect width="1200" height="1200" fill="url(#warm)"/><rect y="838" width="1200" height="20" fill="${t.deep}" opacity=".14"/><rect y="856" width="1200" height="164" fill="url(#seat)"/><rect y="1016" width="1200" height="7" fill="#ffffff" opacity=".4"/><rect y="1022" width="1200" height="178" fill="url(#apron)"/><rect y="1022" width="1200" height="30" fill="${t.deep}" opacity=".2"/>`;
}

/** Daylight from a window: in a niche or along a bench by the wall. */
export const composeWindow: Compose = (hero, props, random) => {
  const inNiche = random() < 0.55;
  const aside = props.length === 0 ? -36 : props.length === 1 ? -70 : 0;
  const placements: Placement[] = [
    { source: { emoji: hero }, x: 600 + aside, y: inNiche ? 938 : 952, size: inNiche ? 500 : 530 },
  ];
  const spots = inNiche
    ? [
        { x: 916, y: 962, size: 214 },
        { x: 296, y: 960, size: 188 },
        { x: 436, y: 976, size: 146 },
      ]
    : [
        { x: 968, y: 984, size: 232 },
        { x: 214, y: 978, size: 216 },
        { x: 398, y: 1006, size: 158 },
      ];
  props.forEach((emoji, index) => {
    const spot = spots[index];
    if (spot) placements.push({ source: { emoji }, ...spot });
  });
  if (props.length === 0) {
    const x = inNiche ? 262 : 190;
    placements.push({ source: { piece: 'vase' }, x: inNiche ? 948 : 1000, y: 930, size: 250 });
    placements.push({ source: { piece: 'stones' }, x, y: 966, size: 120 });
  }
  return {
    backdrop: { key: `window-${inNiche}`, draw: inNiche ? niche : bench },
    gobo: inNiche ? (random() < 0.5 ? 'slats' : 'open') : random() < 0.6 ? 'panes' : 'leaves',
    daylight: 0.8,
    horizon: inNiche ? 870 : 856,
    blocks: [],
    placements,
  };
};
