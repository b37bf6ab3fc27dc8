import type { Composition, Placement } from './scene';
import type { Footprint, ShadowMap } from './shadow-map';
import {
  clip,
  coverage,
  emptyShadow,
  layBlock,
  layOutline,
  merge,
  soften,
  stampEllipse,
} from './shadow-map';

/** Light falls off towards the corners away from the lamp. */
const VIGNETTE = (() => {
  const map = emptyShadow();
  map.fill(1);
  clip(map, (x, y) => {
    const distance = Math.hypot(x - 500, y - 520) / 980;
    return 0.46 * Math.max(0, Math.min(1, (distance - 0.42) / 0.58)) ** 1.5;
  });
  return map;
})();

const UPRIGHT = { lean: 0, rise: 1, fade: 0 };

export type Standing = Footprint & { placement: Placement };

/** Things lying flat: a close dark edge and a wider soft one, both towards the lower right. */
function flatShadows(objects: Standing[]): ShadowMap {
  const near = emptyShadow();
  const far = emptyShadow();
  for (const object of objects) {
    const depth = Math.min(1, object.placement.size / 420);
    layOutline(
      near,
      { ...object, left: object.left + 5 + 7 * depth, top: object.top + 6 + 9 * depth },
      { ...UPRIGHT, amount: 0.5 },
    );
    layOutline(
      far,
      { ...object, left: object.left + 50 * depth, top: object.top + 58 * depth },
      { ...UPRIGHT, amount: 0.42 * depth },
    );
  }
  soften(near, 12);
  soften(far, 40);
  merge(near, far);
  return near;
}

function contacts(objects: Standing[]): ShadowMap {
  const map = emptyShadow();
  for (const { left, top, width, height, cutout, placement } of objects) {
    const base = top + height;
    const foot = (cutout.foot.to - cutout.foot.from) * width;
    const middle = left + ((cutout.foot.from + cutout.foot.to) / 2) * width;
    const ry = Math.max(7, Math.min(26, foot * 0.075));
    const amount = placement.blur ? 0.5 : 0.85;
    stampEllipse(map, { x: middle + 5, y: base - ry * 0.35, rx: foot * 0.5 + 7, ry }, amount);
  }
  soften(map, 11);
  return map;
}

/** Everything the light from the upper left throws: contact, along the surface, and on the wall. */
export function castShadows({ horizon, blocks }: Composition, objects: Standing[]): ShadowMap {
  if (horizon === null) {
    const flat = flatShadows(objects);
    merge(flat, VIGNETTE);
    return flat;
  }
  const floor = emptyShadow();
  const wall = emptyShadow();
  const raised = emptyShadow();
  for (const block of blocks) layBlock(floor, block, 0.66);
  for (const object of objects) {
    const { surface, size } = object.placement;
    const run = { lean: 0.7, rise: 0.2, fade: 0.75, amount: object.placement.blur ? 0.3 : 0.6 };
    layOutline(surface ? raised : floor, object, run);
    if (size < 300) continue;
    layOutline(
      wall,
      { ...object, left: object.left + 104, top: object.top + 46 },
      { ...UPRIGHT, amount: 0.36 },
    );
  }
  soften(floor, 20);
  soften(raised, 17);
  soften(wall, 44);
  const surface = objects.find((object) => object.placement.surface)?.placement.surface;
  clip(floor, (_, y) => Math.max(0, Math.min(1, (y - horizon + 26) / 60)));
  clip(wall, (_, y) => Math.max(0, Math.min(1, (horizon + 30 - y) / 60)));
  if (surface) clip(raised, (x, y) => coverage(surface, x, y));
  for (const block of blocks) {
    // The block stands before its own shadow.
    clip(floor, (x, y) => {
      const within = Math.abs(x - block.x) < block.rx && y > block.y && y < block.y + block.height;
      const atFoot = coverage({ ...block, y: block.y + block.height }, x, y);
      return within ? 0 : 1 - Math.max(coverage(block, x, y), atFoot);
    });
    clip(wall, (x, y) => (y > block.y && Math.abs(x - block.x) < block.rx ? 0 : 1));
  }
  const all = contacts(objects);
  for (const layer of [floor, wall, raised, VIGNETTE]) merge(all, layer);
  return all;
}
