import { describe, expect, it } from 'vitest';

import {
  parsePictureFile,
  PICTURE_WIDTHS,
  pictureAddress,
  pictureFileName,
  widthsWithin,
} from '@/domain/pictures';

describe('the widths of a picture', () => {
  it('are all of them for a large one', () => {
    expect(widthsWithin(PICTURE_WIDTHS, 4000)).toEqual([...PICTURE_WIDTHS]);
  });

  it('never enlarge it: its own width stands in for all that are wider', () => {
    expect(widthsWithin(PICTURE_WIDTHS, 500)).toEqual([160, 256, 360, 480, 500]);
    expect(widthsWithin([480, 640, 828, 1200], 400)).toEqual([400]);
  });
});

describe('the name of a size', () => {
  it('says what the size is', () => {
    const file = { key: '1abcdefghijk', width: 480, format: 'avif' } as const;
    expect(pictureFileName(file)).toBe('1abcdefghijk-480.avif');
    expect(parsePictureFile('1abcdefghijk-480.avif')).toEqual(file);
  });

  it.each([
    '1abcdefghijk-480.png',
    '1abcdefghijk-0480.webp',
    '1abcdefghijk-4.webp',
    '1ABCDEFGHIJK-480.webp',
    '1abcdefghij-480.webp',
    '../etc/passwd',
    '1abcdefghijk-480.webp/..',
    'demo-vela-1.webp',
    '',
  ])('is no other: %s', (name) => {
    expect(parsePictureFile(name)).toBeNull();
  });
});

describe('the address of a picture', () => {
  it('is that of the size that is stored in its place', () => {
    const image = { url: '/img/1abcdefghijk', width: 700 };
    expect(pictureAddress(image, 480)).toBe('/img/1abcdefghijk-480.webp');
    expect(pictureAddress(image, 1200, 'avif')).toBe('/img/1abcdefghijk-700.avif');
  });

  it('is that of the original while it has no sizes', () => {
    const image = { url: '/api/media/file/um.webp?v=a', width: 700 };
    expect(pictureAddress(image, 480)).toBe('/api/media/file/um.webp?v=a');
  });
});
