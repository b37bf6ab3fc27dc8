import type { Gobo } from './gobo';
import type { Tones } from './palettes';
import type { SetPiece } from './set-piece';

/** Lengths and places everywhere in the composer are in units of a 1200x1200 picture. */
export const FRAME = 1200;

export type Ellipse = { x: number; y: number; rx: number; ry: number };

/** One object in the picture. */
export type Placement = {
  /** An emoji, or a piece of the set. */
  source: { emoji: string } | { piece: SetPiece };
  /** Middle of what it stands on; the middle of the object itself in a flat lay. */
  x: number;
  y: number;
  /** Side of the square with the same area as the object's outline. */
  size: number;
  /** Turned clockwise, in degrees. */
  angle?: number;
  /** Out of focus, standard deviation. */
  blur?: number;
  /** Its shadow stays on this surface. */
  surface?: Ellipse;
};

/** A round block of the backdrop, for the shadow it throws. */
export type Block = Ellipse & { height: number };

export type Composition = {
  /** Drawn once per palette and key. */
  backdrop: { key: string; draw: (tones: Tones) => string };
  gobo: Gobo;
  /** Strength of the daylight patches, 0 to 1. */
  daylight: number;
  /** Where the wall meets the floor; null when seen from above. */
  horizon: number | null;
  blocks: Block[];
  placements: Placement[];
};

/** Composes one scene; `random` decides among its variants. */
export type Compose = (hero: string, props: string[], random: () => number) => Composition;
