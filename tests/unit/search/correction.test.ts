import { describe, expect, it } from 'vitest';

import { correctedQuery, nearestWord, typingErrors } from '@/domain/search-correction';
import { soundOf } from '@/domain/search-sound';
import { normaliseSearch } from '@/domain/text';

const candidates = ['caneca', 'caneta', 'bicicleta', 'cama', 'karaokê', 'matchá'].map(
  (written) => ({
    word: normaliseSearch(written),
    written,
  }),
);

describe('a misspelt word', () => {
  it.each([
    ['canecca', 'caneca'],
    ['cancea', 'caneca'],
    ['bisicleta', 'bicicleta'],
    ['bcicleta', 'bicicleta'],
    ['camma', 'cama'],
    ['caraoque', 'karaoke'],
    ['maxá', 'matcha'],
    ['bisicreta', 'bicicleta'],
  ])('%s is taken for %s', (misspelt, meant) => {
    expect(nearestWord(misspelt, candidates)?.word).toBe(meant);
  });

  it.each([
    ['chícara', 'xícara'],
    ['cabesa', 'cabeça'],
    ['violau', 'violão'],
    ['quexo', 'queixo'],
    ['expreço', 'espresso'],
    ['jardinajen', 'jardinagem'],
    ['fotografia', 'photographia'],
  ])('%s sounds like %s', (heard, written) => {
    expect(soundOf(heard)).toBe(soundOf(written));
  });

  it('is taken for one that begins alike before one that does not', () => {
    const words = ['linha', 'vila'].map((word) => ({ word, written: word }));
    expect(nearestWord('velinha', words)).toBeNull();
    expect(nearestWord('villa', words)?.word).toBe('vila');
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
