import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';
import {
  parseLocalFavourites,
  readLocalFavourites,
  writeLocalFavourites,
} from '@/features/favourites/state/local-favourites';

describe('what a browser has stored', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{['],
    ['no list', '{"gift":1}'],
    ['a number', '7'],
    ['null', 'null'],
  ])('holds no favourite when it is %s', (_, text) => {
    expect(parseLocalFavourites(text)).toEqual([]);
  });

  it('is read one by one, and what is no favourite is left out', () => {
    const stored = [
      { gift: 3, category: 2 },
      { gift: '4' },
      { gift: 5, category: 'x', title: '<img onerror=…>' },
      { gift: 0 },
      { gift: -1 },
      { gift: 1.5 },
      { gift: 2_147_483_648 },
      null,
      9,
      { gift: 3 },
    ];
    expect(parseLocalFavourites(JSON.stringify(stored))).toEqual([
      { gift: 3, category: 2 },
      { gift: 5 },
    ]);
  });

  it('is read up to the limit', () => {
    const many = Array.from({ length: LOCAL_FAVOURITES_LIMIT + 50 }, (_, index) => ({
      gift: index + 1,
    }));
    expect(parseLocalFavourites(JSON.stringify(many))).toEqual(
      many.slice(0, LOCAL_FAVOURITES_LIMIT),
    );
  });
});

describe('storage', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('distinguishes nothing stored yet from everything removed', () => {
    expect(readLocalFavourites()).toBeNull();
    expect(writeLocalFavourites([{ gift: 1 }])).toBe(true);
    expect(readLocalFavourites()).toEqual([{ gift: 1 }]);
    writeLocalFavourites([]);
    expect(readLocalFavourites()).toEqual([]);
    writeLocalFavourites(null);
    expect([readLocalFavourites(), stored.size]).toEqual([null, 0]);
  });

  it('that is refused breaks nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect([
      readLocalFavourites(),
      writeLocalFavourites([{ gift: 1 }]),
      writeLocalFavourites(null),
    ]).toEqual([null, false, false]);
  });
});
