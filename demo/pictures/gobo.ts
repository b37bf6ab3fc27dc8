import sharp from 'sharp';

import { svg } from './svg';

/** What stands between the lamp and the set: it decides the shape of the light. */
export type Gobo = 'leaves' | 'panes' | 'slats' | 'glow' | 'open';

/** Side of light and shadow maps; light is soft, so it needs few pixels. */
export const MAP = 300;

function branch(x: number, y: number, angle: number, scale: number, bend: number): string {
  const leaves = Array.from({ length: 11 }, (_, step) => {
    const along = step / 10;
    const at = 14 + along * 172;
    const off = bend * along * along;
    const length = (62 - along * 22) * (step % 3 === 1 ? 0.78 : 1);
    const slope = Math.atan2(2 * bend * along, 172) * (180 / Math.PI);
    const turn = slope + (step % 2 ? 1 : -1) * (25 + ((step * 37) % 19));
    return `<path transform="translate(${at} ${off}) rotate(${turn})" d="M0 0C${length * 0.2} -12 ${length * 0.7} -11 ${length} 0C${length * 0.7} 11 ${length * 0.2} 12 0 0Z"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"><path d="M0 0Q93 0 186 ${bend}" fill="none" stroke="#000" stroke-width="3.6"/>${leaves.join('')}</g>`;
}

const blurred = (deviation: number, content: string) =>
  `<defs><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter></defs><g filter="url(#f)">${content}</g>`;

const DRAWINGS: Record<Gobo, string> = {
  leaves: `<rect width="300" height="300" fill="#ddd"/>${blurred(3.3, `<rect x="-40" y="-40" width="380" height="380" fill="#ddd"/><g fill="#000">${branch(318, -22, 140, 1.15, 34)}${branch(330, 120, 188, 0.72, 22)}${branch(-26, 8, 14, 0.78, 26)}</g>`)}`,
  panes: `<rect width="300" height="300" fill="#111"/>${blurred(2.6, `<g fill="#fff" transform="translate(92 8) skewY(17) skewX(-7)"><rect x="0" y="0" width="62" height="72"/><rect x="70" y="0" width="62" height="72"/><rect x="0" y="80" width="62" height="72"/><rect x="70" y="80" width="62" height="72"/></g>`)}`,
  slats: `<rect width="300" height="300" fill="#222"/>${blurred(2.8, `<g fill="#fff" transform="translate(20 -60) skewY(24)">${Array.from({ length: 8 }, (_, row) => `<rect x="0" y="${row * 27}" width="235" height="15"/>`).join('')}</g>`)}`,
  glow: `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="146" cy="136" r="230"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#a0a0a0"/><stop offset="1" stop-color="#000"/></radialGradient></defs><rect width="300" height="300" fill="url(#g)"/>`,
  open: `<rect width="300" height="300" fill="#222"/>${blurred(13, `<path d="M20 -20H170L300 250V340H170Z" fill="#eee"/>`)}`,
};

const maps = new Map<Gobo, Promise<Buffer>>();

/** The light that a gobo lets through, MAP x MAP, 0 to 255. */
export function goboMap(gobo: Gobo): Promise<Buffer> {
  const known = maps.get(gobo);
  if (known) return known;
  const drawn = sharp(Buffer.from(svg(DRAWINGS[gobo], MAP)))
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  maps.set(gobo, drawn);
  return drawn;
}
