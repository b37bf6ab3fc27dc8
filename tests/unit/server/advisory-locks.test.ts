import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const FOLDERS = ['src', 'collections', 'scripts'];

it('no two advisory locks of the program have the same number: one would wait for the other', () => {
  const numbers = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(/_LOCK = ([\d_]+);/g),
      ]),
  ).map(([, number = '']) => Number(number.replaceAll('_', '')));
  expect(numbers.length).toBeGreaterThan(2);
  expect(new Set(numbers).size).toBe(numbers.length);
});
