import { z } from 'zod';

/** The light in which a picture is composed; each is one family of warm, calm tones. */
const PALETTE_NAMES = [
  'terracotta',
  'apricot',
  'butter',
  'sage',
  'eucalyptus',
  'sky',
  'lavender',
  'rose',
  'clay',
  'night',
] as const;

/** How the objects stand in the picture. */
const SCENE_NAMES = ['pedestal', 'window', 'table', 'scatter', 'close-up'] as const;

/** One picture of the demo catalogue: a hero object, what stands around it, and what a reader who cannot see it is told. */
export const pictureSchema = z.strictObject({
  /** The object in focus, as the emoji character itself. */
  hero: z.string().min(1),
  /** Up to three smaller objects, as emoji characters. */
  props: z.array(z.string().min(1)).max(3).optional(),
  palette: z.enum(PALETTE_NAMES),
  scene: z.enum(SCENE_NAMES),
  /** Alternative text, in Portuguese. */
  alt: z.string().min(1),
});

export type Picture = z.infer<typeof pictureSchema>;
export type Palette = Picture['palette'];
export type Scene = Picture['scene'];
