import { describe, expect, it } from 'vitest';

import { correctedQuery, nearestWord, typingErrors } from '@/domain/search-correction';
import { normaliseSearch } from '@/domain/text';

const candidates = ['caneca', 'caneta', 'bicicleta', 'cama'].map((word) => ({
  word,
  written: word,
}));

describe('a misspelt word', () => {
  it.each([
    ['canecca', 'caneca'],
    ['cancea', 'caneca'],
    ['bisicleta', 'bicicleta'],
    ['bcicleta', 'bicicleta'],
    ['camma', 'cama'],
  ])('%s is taken for %s', (misspelt, meant) => {
    expect(nearestWord(misspelt, candidates)?.word).toBe(meant);
  });

  it.each(['cma', 'xyz', 'telefone', ''])('%j is taken for nothing', (misspelt) => {
    expect(nearestWord(misspelt, candidates)).toBeNull();
  });
});

it('a letter too much, missing, wrong, and two swapped are one error each', () => {
  expect(
    ['caneca', 'cannecа', 'caneeca', 'caneca'.slice(1), 'cabeca', 'acneca'].map((word) =>
      typingErrors(word, 'caneca'),
    ),
  ).toEqual([0, 2, 1, 1, 1, 1]);
});

it('a corrected query keeps the rest of what was written', () => {
  const corrections = new Map([['relojio', 'relógio']]);
  expect(correctedQuery('Relójio, de mesa!', corrections, normaliseSearch)).toBe(
    'relógio, de mesa!',
  );
});
