import { mix } from './color';
import type { Tones } from './palettes';
import type { Compose, Placement } from './scene';
import { linear, weave } from './svg';

const ground = (t: Tones) =>
  `<defs>${linear(
    'paper',
    [0.7, 1],
    [
      [0, mix(t.wall, t.light, 0.4)],
      [0.5, t.wall],
      [1, mix(t.floor, t.deep, 0.06)],
    ],
  )}${linear(
    'sheet',
    [0.8, 1],
    [
      [0, mix(t.cloth, '#ffffff', t.dark ? 0.08 : 0.5)],
      [1, mix(t.cloth, t.deep, 0.07)],
    ],
  )}${linear(
    'tint',
    [0.8, 1],
    [
      [0, mix(t.accent, t.light, 0.16)],
      [1, mix(t.accent, t.deep, 0.06)],
    ],
  )}</defs><rect width="1200" height="1200" fill="url(#paper)"/>`;

/** A sheet with the shadow that a thing of its thickness throws. */
function sheet(shape: string, fill: string, deep: string, lift: number, extra = ''): string {
  const shadow = [3, 2, 1]
    .map(
      (step) =>
        `<g transform="translate(${lift * step * 0.5} ${lift * step * 0.6})" opacity=".09">${shape.replace('FILL', deep)}</g>`,
    )
    .join('');
  return `${shadow}${shape.replace('FILL', fill)}${extra}`;
}

/** Two sheets of paper crossing each other. */
function papers(t: Tones): string {
  return (
    sheet(
      '<rect x="-160" y="700" width="900" height="700" transform="rotate(-14 300 900)" fill="FILL"/>',
      'url(#tint)',
      t.deep,
      8,
    ) +
    sheet(
      '<rect x="236" y="180" width="736" height="850" rx="3" transform="rotate(5 600 600)" fill="FILL"/>',
      'url(#sheet)',
      t.deep,
      11,
    )
  );
}

/** A round of coloured paper under a napkin that comes in from the corner. */
function round(t: Tones): string {
  const napkin = 'M760 -20C800 150 900 330 1230 430V-20Z';
  return (
    sheet('<circle cx="590" cy="620" r="430" fill="FILL"/>', 'url(#tint)', t.deep, 9) +
    sheet(
      `<path d="${napkin}" fill="FILL"/>`,
      'url(#sheet)',
      t.deep,
      10,
      `<clipPath id="nap"><path d="${napkin}"/></clipPath><g clip-path="url(#nap)">${weave(t, 740, -20, 490, 460)}</g><path d="M788 -20C830 130 925 296 1230 394" stroke="${t.accent}" stroke-width="5" opacity=".6" fill="none"/>`,
    )
  );
}

/** Linen all over, with a plate-like disc of plaster. */
function plate(t: Tones): string {
  return (
    sheet(
      '<path d="M-20 -20H330L250 1220H-20Z" fill="FILL"/>',
      'url(#tint)',
      t.deep,
      8,
      `<clipPath id="nap"><path d="M-20 -20H330L250 1220H-20Z"/></clipPath><g clip-path="url(#nap)">${weave(t, -20, -20, 350, 1240)}</g>`,
    ) +
    sheet('<circle cx="620" cy="600" r="404" fill="FILL"/>', 'url(#sheet)', t.deep, 15) +
    `<circle cx="620" cy="600" r="322" fill="none" stroke="${t.deep}" stroke-opacity=".1" stroke-width="7"/><circle cx="617" cy="597" r="323" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="4"/>`
  );
}

const GROUNDS = [papers, round, plate];

const ORNAMENTS: [Placement[], Placement[]] = [
  [
    { source: { piece: 'sprig' }, x: 1040, y: 1010, size: 210, angle: 128 },
    { source: { piece: 'sprig' }, x: 172, y: 246, size: 250, angle: -38 },
    { source: { piece: 'ribbon' }, x: 876, y: 1090, size: 190, angle: -12 },
    { source: { piece: 'petal' }, x: 392, y: 116, size: 54, angle: 20 },
    { source: { piece: 'petal' }, x: 1108, y: 640, size: 46, angle: 110 },
    { source: { piece: 'petal' }, x: 120, y: 690, size: 50, angle: -30 },
  ],
  [
    { source: { piece: 'ribbon' }, x: 1010, y: 1030, size: 210, angle: -34 },
    { source: { piece: 'sprig' }, x: 158, y: 300, size: 280, angle: -14 },
    { source: { piece: 'sprig' }, x: 420, y: 128, size: 190, angle: 62 },
    { source: { piece: 'petal' }, x: 1104, y: 560, size: 54, angle: 60 },
    { source: { piece: 'petal' }, x: 1040, y: 690, size: 40, angle: 150 },
    { source: { piece: 'petal' }, x: 108, y: 640, size: 44, angle: 10 },
  ],
];

/** A flat lay seen from above. */
export const composeScatter: Compose = (hero, props, random) => {
  const variant = Math.floor(random() * GROUNDS.length);
  const turn = (spread: number) => Math.round((random() - 0.5) * 2 * spread);
  const placements: Placement[] = [...ORNAMENTS[random() < 0.5 ? 0 : 1]];
  const spots = [
    { x: 960, y: 262, size: 226, angle: 9 + turn(5) },
    { x: 236, y: 952, size: 220, angle: -10 + turn(5) },
    { x: 660, y: 1068, size: 160, angle: 6 + turn(8) },
  ];
  props.forEach((emoji, index) => {
    const spot = spots[index];
    if (spot) placements.push({ source: { emoji }, ...spot });
  });
  placements.push({ source: { emoji: hero }, x: 604, y: 592, size: 520, angle: turn(4) });
  return {
    backdrop: {
      key: `scatter-${variant}`,
      draw: (t) => `${ground(t)}${GROUNDS[variant]!(t)}`,
    },
    gobo: (['leaves', 'open', 'slats'] as const)[Math.floor(random() * 3)]!,
    daylight: 0.58,
    horizon: null,
    blocks: [],
    placements,
  };
};
