/** Widths in pixels that a picture is made in, for images that fill the screen and for smaller ones. */
export const PICTURE_WIDTHS = {
  screen: [360, 480, 640, 828, 1080, 1200],
  small: [64, 96, 160, 256, 320],
} as const;

/** Of them, those that a page offers a browser: each is an address more, in every document that shows the picture. */
export const PICTURE_CANDIDATES = {
  /** As wide as a phone, or half as wide as a large screen. */
  screen: [480, 640, 828, 1200],
  /** One of several in a row. */
  card: [256, 360, 480, 640],
  thumbnail: [160],
} as const;

export const PICTURE_QUALITY = 70;

/** Pictures that may wait for their turn to be made. A page with all its pictures new asks for about twenty. */
export const PICTURE_QUEUE = 200;
/** Milliseconds that each of them waits at most. */
export const PICTURE_PATIENCE = 30_000;
