/** Widths in pixels that each picture is stored in, beside its original. */
export const PICTURE_WIDTHS = [160, 256, 360, 480, 640, 828, 1200] as const;

/** Of them, those that a page offers a browser: each is an address more, in every document that shows the picture. */
export const PICTURE_CANDIDATES = {
  /** As wide as a phone, or half as wide as a large screen. */
  screen: [480, 640, 828, 1200],
  /** One of several in a row. */
  card: [256, 360, 480, 640],
  thumbnail: [160],
} as const;

/** Sizes that are stored in AVIF too: of a small picture it saves less than naming it costs the document. */
export const AVIF_CANDIDATES = PICTURE_CANDIDATES.screen;

export type PictureFormat = 'webp' | 'avif';

/** Begins every key. Another widths, quality or format needs another character: all sizes are then made again. */
export const PICTURE_RECIPE = '1';

/** Uploads whose sizes are made at the same time in one process: visitors are answered beside it. */
export const PICTURES_AT_ONCE = 1;
/** Uploads that may wait for their turn, and for how many milliseconds each. */
export const PICTURE_QUEUE = 20;
export const PICTURE_PATIENCE = 30_000;

/** Where stored sizes are served; the key of a picture follows. */
export const PICTURE_PATH = '/img/';

export type PictureFile = { key: string; width: number; format: PictureFormat };

/** A picture as pages use it. */
type Shown = { url: string; width: number };

/** The same widths for a picture that is `width` wide: none is larger, and its own stands in for those that would be. */
export function widthsWithin(widths: readonly number[], width: number): number[] {
  return [...new Set(widths.map((candidate) => Math.min(candidate, width)))];
}

export function pictureFileName({ key, width, format }: PictureFile): string {
  return `${key}-${width}.${format}`;
}

const FILE_NAME = /^([0-9a-z]{12})-([1-9]\d{1,3})\.(webp|avif)$/;

/** What the file name of a size says; null for any other name. */
export function parsePictureFile(name: string): PictureFile | null {
  const [, key, width, format] = FILE_NAME.exec(name) ?? [];
  if (key === undefined || (format !== 'webp' && format !== 'avif')) return null;
  return { key, width: Number(width), format };
}

/** The address of a picture in a width; of one whose sizes are not made yet, that of its original. */
export function pictureAddress(
  { url, width }: Shown,
  wanted: number,
  format: PictureFormat = 'webp',
): string {
  if (!url.startsWith(PICTURE_PATH)) return url;
  return `${url}-${Math.min(wanted, width)}.${format}`;
}
