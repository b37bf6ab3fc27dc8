import { mix } from './color';
import type { Tones } from './palettes';
import { cylinder, linear, svg } from './svg';

/** Quiet things of the set itself, which keep a lone object company. */
export type SetPiece = 'sphere' | 'vase' | 'stones' | 'steps' | 'sprig' | 'ribbon' | 'petal';

function ball(
  id: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tone: string,
  deep: string,
) {
  return `<defs><radialGradient id="${id}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${mix(tone, '#ffffff', 0.5)}"/><stop offset=".45" stop-color="${tone}"/><stop offset="1" stop-color="${mix(tone, deep, 0.6)}"/></radialGradient></defs><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

function leaf(x: number, y: number, angle: number, length: number, tone: string): string {
  const half = length * 0.19;
  return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0C${length * 0.25} ${-half * 1.5} ${length * 0.75} ${-half * 1.2} ${length} 0C${length * 0.7} ${half} ${length * 0.25} ${half * 1.3} 0 0Z" fill="${tone}"/><path d="M0 0C${length * 0.4} ${-half * 0.3} ${length * 0.7} 0 ${length} 0" stroke="#ffffff" stroke-opacity=".28" stroke-width="1.4" fill="none"/></g>`;
}

function twig(tones: Tones): string {
  const tone = mix(tones.second, tones.deep, 0.24);
  const light = mix(tones.second, tones.light, 0.2);
  const pairs = [0, 1, 2, 3, 4].map((step) => {
    const x = 128 + Math.sin(step * 0.7) * 7;
    const y = 190 - step * 34;
    const length = 62 - step * 6;
    return (
      leaf(x, y, -28 - step * 5, length, step % 2 ? tone : light) +
      leaf(x, y - 12, -152 + step * 5, length * 0.94, step % 2 ? light : tone)
    );
  });
  return `<path d="M120 252C130 190 140 120 128 24" stroke="${mix(tone, tones.deep, 0.3)}" stroke-width="3.5" fill="none" stroke-linecap="round"/>${pairs.join('')}${leaf(128, 40, -88, 38, light)}`;
}

const DRAWINGS: Record<SetPiece, (tones: Tones) => string> = {
  sphere: (t) => ball('s', 128, 128, 100, 100, t.accent, t.deep),
  vase: (t) =>
    `<g transform="translate(38 -8) scale(.7 .72)">${twig(t)}</g><defs>${linear(
      'v',
      [1, 0.1],
      [
        [0, mix(t.plinth, t.deep, 0.08)],
        [0.28, mix(t.plinth, '#ffffff', 0.55)],
        [0.62, mix(t.plinth, t.deep, 0.12)],
        [1, mix(t.plinth, t.deep, 0.48)],
      ],
    )}</defs><path d="M110 150C110 168 72 176 72 212C72 236 88 250 100 250H154C166 250 182 236 182 212C182 176 144 168 144 150C144 145 110 145 110 150Z" fill="url(#v)"/><ellipse cx="127" cy="150" rx="17" ry="4.5" fill="${mix(t.plinth, t.deep, 0.6)}"/>`,
  stones: (t) =>
    ball('a', 128, 206, 92, 40, mix(t.plinth, t.deep, 0.12), t.deep) +
    ball('b', 122, 144, 64, 30, t.accent, t.deep) +
    ball('c', 132, 96, 40, 23, t.plinth, t.deep),
  steps: (t) =>
    cylinder('p', { x: 128, y: 150, rx: 104, ry: 21 }, 76, t.second, t.deep) +
    cylinder('q', { x: 116, y: 92, rx: 64, ry: 13 }, 58, t.accent, t.deep),
  sprig: twig,
  ribbon: (t) =>
    `<path d="M14 96L34 70C70 150 110 176 140 128C166 84 204 84 226 136L246 176L222 168L206 186C190 132 178 112 158 140C118 206 62 190 14 96Z" fill="${t.accent}"/><path d="M34 70C70 150 110 176 140 128C166 84 204 84 226 136" stroke="#ffffff" stroke-opacity=".35" stroke-width="3" fill="none"/><path d="M92 160C118 176 136 156 146 132C150 150 132 178 108 186Z" fill="${t.deep}" opacity=".22"/><path d="M206 100C222 114 232 144 240 170L214 176C206 150 200 124 190 118Z" fill="${t.deep}" opacity=".14"/>`,
  petal: (t) =>
    `<path d="M40 150C60 80 150 60 216 104C190 170 110 200 40 150Z" fill="${t.accent}"/><path d="M48 148C90 116 150 96 210 106" stroke="#ffffff" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
};

/** A piece as a 256x256 drawing with nothing behind it. */
export function drawSetPiece(piece: SetPiece, tones: Tones): string {
  return svg(DRAWINGS[piece](tones), 256);
}
