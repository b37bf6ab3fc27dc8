import { expect, it } from 'vitest';

import { formatBytes } from '@/domain/bytes';

it.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [319_488, '312 kB'],
  [1_468_006, '1,4 MB'],
  [25 * 1024 ** 2, '25 MB'],
  [3 * 1024 ** 4, '3072 GB'],
])('%d bytes are written as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
