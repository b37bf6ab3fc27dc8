import { expect, it } from 'vitest';

import { parseAskedFavourite } from '@/features/favourites/state/asked-favourite';

const NOW = 1_000_000;
const parse = (stored: unknown) => parseAskedFavourite(JSON.stringify(stored), NOW);

it('remembers the gift and the category it was found in', () => {
  expect(parse({ gift: 5, category: 3, until: NOW })).toEqual({ gift: 5, category: 3 });
  expect(parse({ gift: 5, category: null, until: NOW + 1 })).toEqual({ gift: 5, category: null });
});

it.each([
  ['what was asked for too long ago', { gift: 5, category: 3, until: NOW - 1 }],
  ['what names no gift', { gift: 'cinco', until: NOW }],
  ['what has no end', { gift: 5, category: 3 }],
  ['anything else', 'x'],
])('forgets %s', (_, stored) => {
  expect(parse(stored)).toBeNull();
});
