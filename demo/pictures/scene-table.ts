import { mix } from './color';
import type { Tones } from './palettes';
import { room } from './room';
import type { Compose, Placement } from './scene';
import { linear, radial, weave } from './svg';

const BACK = 792;
const EDGE = 1068;

/** Soft folds of the cloth that hangs over the edge, as light and shade across it. */
function pleats(t: Tones): string {
  const shade = [0, 3, 9, 4, 1, 6, 12, 5, 0, 2, 8, 10, 3, 0, 5, 11, 6, 1, 3, 9, 5, 0, 4, 10, 4];
  return `<linearGradient id="pleats" x1="0" y1="0" x2="1" y2="0.03">${shade
    .map(
      (depth, index) =>
        `<stop offset="${((index + ((index * 7) % 5) * 0.09) / shade.length).toFixed(3)}" stop-color="${t.deep}" stop-opacity="${(depth * 0.024).toFixed(3)}"/>`,
    )
    .join('')}</linearGradient>${linear(
    'ease',
    [0, 1],
    [
      [0, '#000000'],
      [0.4, '#bbbbbb'],
      [1, '#ffffff'],
    ],
  )}<mask id="hanging"><rect y="${EDGE}" width="1200" height="132" fill="url(#ease)"/></mask>`;
}

const PLEATED = `<rect y="${EDGE}" width="1200" height="132" fill="url(#pleats)" mask="url(#hanging)"/>`;

function linen(t: Tones): string {
  return `<defs>${linear(
    'cloth',
    [0.4, 1],
    [
      [0, mix(t.cloth, t.deep, 0.16)],
      [0.3, mix(t.cloth, t.deep, 0.04)],
      [1, mix(t.cloth, '#ffffff', t.dark ? 0.06 : 0.35)],
    ],
  )}${linear(
    'drop',
    [0, 1],
    [
      [0, mix(t.cloth, t.deep, 0.06)],
      [1, mix(t.cloth, t.deep, 0.3)],
    ],
  )}${pleats(t)}</defs><rect y="${BACK}" width="1200" height="${EDGE - BACK}" fill="url(#cloth)"/><rect y="${EDGE}" width="1200" height="140" fill="url(#drop)"/>${PLEATED}${weave(t, 0, BACK, 1200, 408)}<rect y="${EDGE - 5}" width="1200" height="9" fill="#ffffff" opacity="${t.dark ? 0.1 : 0.45}"/><path d="M0 1178H1200" stroke="${t.accent}" stroke-width="9" opacity=".75"/><path d="M0 1160H1200" stroke="${t.accent}" stroke-width="2.5" opacity=".6"/>`;
}

/** A wooden top with a runner of linen across it. */
function runner(t: Tones): string {
  const wood = mix(t.accent, t.plinth, 0.34);
  const grain = [0, 1, 2, 3, 4, 5, 6]
    .map((line) => {
      const y = BACK + 16 + line * 38 + line * line;
      return `<path d="M0 ${y}C300 ${y - 8} 520 ${y + 9} 1200 ${y - 3}" stroke="${mix(wood, t.deep, 0.4)}" stroke-opacity=".22" stroke-width="${1.5 + line * 0.3}" fill="none"/>`;
    })
    .join('');
  return `<defs>${linear(
    'wood',
    [0.5, 1],
    [
      [0, mix(wood, t.deep, 0.2)],
      [1, mix(wood, t.light, 0.26)],
    ],
  )}${linear(
    'cloth',
    [0.3, 1],
    [
      [0, mix(t.cloth, t.deep, 0.12)],
      [1, mix(t.cloth, '#ffffff', t.dark ? 0.06 : 0.35)],
    ],
  )}${linear(
    'drop',
    [0, 1],
    [
      [0, mix(t.cloth, t.deep, 0.07)],
      [1, mix(t.cloth, t.deep, 0.26)],
    ],
  )}${pleats(t)}<clipPath id="hang"><path d="M142 ${EDGE}H1058L1066 1200H136Z"/></clipPath></defs><rect y="${BACK}" width="1200" height="${EDGE - BACK}" fill="url(#wood)"/>${grain}<rect y="${EDGE}" width="1200" height="140" fill="${mix(wood, t.deep, 0.38)}"/><rect y="${EDGE - 4}" width="1200" height="6" fill="${t.light}" opacity=".35"/><rect y="${EDGE + 2}" width="1200" height="26" fill="${t.deep}" opacity=".18"/><path d="M262 ${BACK}H938L1070 ${EDGE}H154Z" fill="${t.deep}" opacity=".16"/><path d="M254 ${BACK}H930L1058 ${EDGE}H142Z" fill="url(#cloth)"/><path d="M142 ${EDGE}H1058L1066 1200H136Z" fill="url(#drop)"/><g clip-path="url(#hang)">${PLEATED}<path d="M0 1176H1200" stroke="${t.accent}" stroke-width="8" opacity=".7"/></g><clipPath id="cut"><path d="M254 ${BACK}H930L1058 ${EDGE}L1066 1200H136L142 ${EDGE}Z"/></clipPath><g clip-path="url(#cut)">${weave(t, 130, BACK, 940, 408)}</g><path d="M142 ${EDGE}H1058" stroke="#ffffff" stroke-width="7" opacity="${t.dark ? 0.12 : 0.5}"/>`;
}

/** A blurred picture or lamp on the wall behind, for depth. */
function behind(t: Tones, lamp: boolean): string {
  if (lamp) {
    return `<defs>${radial('ball', 850, 300, 250, [
      [0, mix(t.second, t.light, 0.5)],
      [0.86, mix(t.second, t.light, 0.16)],
      [0.97, t.second, 0.5],
      [1, t.second, 0],
    ])}</defs><circle cx="850" cy="300" r="250" fill="url(#ball)"/>`;
  }
  const soft = [0, 1, 2, 3, 4, 5]
    .map((ring) => {
      const grow = (5 - ring) * 5;
      return `<rect x="${150 - grow}" y="${96 - grow}" width="${430 + grow * 2}" height="${540 + grow * 2}" rx="${8 + grow}" fill="${mix(t.plinth, t.light, 0.2)}" opacity=".22"/>`;
    })
    .join('');
  const art = [0, 1, 2, 3, 4]
    .map(
      (ring) =>
        `<circle cx="365" cy="350" r="${146 - ring * 5}" fill="${t.accent}" opacity=".26"/>`,
    )
    .join('');
  return `${soft}${art}`;
}

/** A laid table before a wall, seen a little from above. */
export const composeTable: Compose = (hero, props, random) => {
  const isRunner = random() < 0.5;
  const aside = props.length === 1 ? -64 : 0;
  const placements: Placement[] = [{ source: { emoji: hero }, x: 600 + aside, y: 958, size: 540 }];
  const spots = [
    { x: 962, y: 1012, size: 236 },
    { x: 236, y: 1002, size: 212 },
    { x: 404, y: 1050, size: 158 },
  ];
  props.forEach((emoji, index) => {
    const spot = spots[index];
    if (spot) placements.push({ source: { emoji }, ...spot });
  });
  if (props.length === 0) {
    placements.push({ source: { piece: 'vase' }, x: 988, y: 940, size: 280 });
    placements.push({ source: { piece: 'sphere' }, x: 208, y: 1000, size: 96 });
  }
  return {
    backdrop: {
      key: `table-${isRunner}`,
      draw: (t) =>
        `${room(t, 1400)}${behind(t, !isRunner)}<rect y="${BACK - 14}" width="1200" height="16" fill="${t.deep}" opacity=".1"/>${isRunner ? runner(t) : linen(t)}`,
    },
    gobo: (['leaves', 'panes', 'open'] as const)[Math.floor(random() * 3)]!,
    daylight: 0.6,
    horizon: BACK,
    blocks: [],
    placements,
  };
};
