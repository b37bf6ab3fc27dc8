import sharp from 'sharp';

import type { Picture, Scene } from './picture';
import { backdrop } from './backdrop';
import type { Standing } from './cast-shadows';
import { castShadows } from './cast-shadows';
import { expose, setInto } from './develop';
import { goboMap } from './gobo';
import type { Tones } from './palettes';
import { PALETTES } from './palettes';
import { poseOf } from './poses';
import { createRandom } from './random';
import type { Compose, Placement } from './scene';
import { FRAME } from './scene';
import { composeCloseUp } from './scene-close-up';
import { composePedestal } from './scene-pedestal';
import { composeScatter } from './scene-scatter';
import { composeTable } from './scene-table';
import { composeWindow } from './scene-window';
import { developCutout, loadCutout, placedSize } from './sprite';

const SCENES: Record<Scene, Compose> = {
  pedestal: composePedestal,
  window: composeWindow,
  table: composeTable,
  scatter: composeScatter,
  'close-up': composeCloseUp,
};

const QUALITY = 84;
const EFFORT = 1;

async function stand(placement: Placement, tones: Tones, flat: boolean): Promise<Standing> {
  const pose = flat || !('emoji' in placement.source) ? 0 : poseOf(placement.source.emoji);
  const cutout = await loadCutout({ ...placement, angle: (placement.angle ?? 0) + pose }, tones);
  // Half way between the middle of the object and the middle of what it stands on.
  const balance = flat ? 0.5 : 0.25 + (cutout.foot.from + cutout.foot.to) / 4;
  const placed = placedSize(cutout, placement);
  return {
    ...placed,
    cutout,
    placement,
    left: placement.x - placed.width * balance,
    top: placement.y - placed.height * (flat ? 0.5 : 1),
  };
}

/**
 * Composes one picture of the demo catalogue as a square WebP of `size` pixels a side.
 *
 * The same input always gives the same bytes; what varies between pictures of one scene is drawn
 * from the input itself.
 *
 * @throws Error when an emoji has no picture in the emoji set.
 */
export async function renderPicture(art: Picture, size = FRAME): Promise<Buffer> {
  const props = (art.props ?? []).slice(0, 3);
  const tones = PALETTES[art.palette];
  const random = createRandom([art.hero, ...props, art.palette, art.scene].join('|'));
  const composition = SCENES[art.scene](art.hero, props, random);
  const flat = composition.horizon === null;
  const [picture, light, objects] = await Promise.all([
    backdrop(composition.backdrop, art.palette, size),
    goboMap(tones.dark ? 'glow' : composition.gobo),
    Promise.all(composition.placements.map((placement) => stand(placement, tones, flat))),
  ]);
  const shadow = castShadows(composition, objects);
  expose(picture, size, tones, shadow, light, tones.dark ? 1 : composition.daylight);
  const scale = size / FRAME;
  for (const object of objects) {
    setInto(
      picture,
      size,
      developCutout(object.cutout, object, size),
      Math.round(object.left * scale),
      Math.round(object.top * scale),
    );
  }
  return sharp(picture, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
}
