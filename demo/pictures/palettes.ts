import type { Palette } from './picture';

/** The tones a set is built and lit with, as '#rrggbb'. */
export type Tones = {
  wall: string;
  floor: string;
  /** The one saturated colour of the set: arches, discs, niches. */
  accent: string;
  /** A quiet counterpoint to the accent. */
  second: string;
  plinth: string;
  cloth: string;
  /** What shadows tend to; never black, so that they stay part of the colour family. */
  deep: string;
  light: string;
  /** Lit by candles instead of daylight. */
  dark: boolean;
};

const DAYLIGHT = { light: '#fff4dc', dark: false };

export const PALETTES: Record<Palette, Tones> = {
  terracotta: {
    ...DAYLIGHT,
    wall: '#e8c3a6',
    floor: '#dcab89',
    accent: '#bf6648',
    second: '#a9a583',
    plinth: '#f0dcc8',
    cloth: '#f5e9da',
    deep: '#7c3b29',
  },
  apricot: {
    ...DAYLIGHT,
    wall: '#f4d5b4',
    floor: '#ecc096',
    accent: '#e0925a',
    second: '#d9b7a2',
    plinth: '#faebd9',
    cloth: '#fcf2e5',
    deep: '#94552f',
  },
  butter: {
    ...DAYLIGHT,
    wall: '#f2e1b2',
    floor: '#e7cf91',
    accent: '#d8a845',
    second: '#c2b98d',
    plinth: '#faf2d9',
    cloth: '#fcf7e7',
    deep: '#856425',
  },
  sage: {
    ...DAYLIGHT,
    wall: '#cdd3b9',
    floor: '#b7c09f',
    accent: '#84946a',
    second: '#d9b99a',
    plinth: '#ebe9da',
    cloth: '#f4f0e3',
    deep: '#475236',
  },
  eucalyptus: {
    ...DAYLIGHT,
    wall: '#bfd2c7',
    floor: '#a4beb1',
    accent: '#5f8b7e',
    second: '#dcc3a6',
    plinth: '#e8ece3',
    cloth: '#f3f0e6',
    deep: '#2d4f48',
  },
  sky: {
    ...DAYLIGHT,
    wall: '#c8d9e0',
    floor: '#aec6d1',
    accent: '#779eb3',
    second: '#e3c8aa',
    plinth: '#efebe1',
    cloth: '#f6f1e7',
    deep: '#38586c',
  },
  lavender: {
    ...DAYLIGHT,
    wall: '#d9cfdd',
    floor: '#c5b7cc',
    accent: '#927fa6',
    second: '#dfbfae',
    plinth: '#efe8e8',
    cloth: '#f6f0eb',
    deep: '#514163',
  },
  rose: {
    ...DAYLIGHT,
    wall: '#efccc6',
    floor: '#e2b1ab',
    accent: '#c27477',
    second: '#d7b992',
    plinth: '#f8e8e1',
    cloth: '#fbf1eb',
    deep: '#7f3f47',
  },
  clay: {
    ...DAYLIGHT,
    wall: '#dac8b5',
    floor: '#c6af98',
    accent: '#a07355',
    second: '#98967c',
    plinth: '#ede2d3',
    cloth: '#f4ede2',
    deep: '#553c2c',
  },
  night: {
    wall: '#4a4058',
    floor: '#41354a',
    accent: '#8f4f48',
    second: '#5a6272',
    plinth: '#93777a',
    cloth: '#a08a86',
    deep: '#150f20',
    light: '#ffb567',
    dark: true,
  },
};
