import { expect, it } from 'vitest';

import { withOneAge, withoutDurations, wordOfAge } from '@/domain/search-age';

it('an age is said by the people of it; an adult is not looked for by age', () => {
  expect(wordOfAge('6', 'meses')).toBe('bebe');
  expect(wordOfAge('1', 'ano')).toBe('bebe');
  expect(wordOfAge('8', 'anos')).toBe('crianca');
  expect(wordOfAge('16', 'anos')).toBe('adolescente');
  expect(wordOfAge('40', 'anos')).toBeNull();
  expect(wordOfAge('80', 'anos')).toBe('idoso');
});

it('a number without years is no age, and neither is how long something has lasted', () => {
  expect(wordOfAge('5', 'pecas')).toBeUndefined();
  expect(wordOfAge('2026', 'anos')).toBeUndefined();
  expect(withoutDurations(['1', 'ano', 'de', 'namoro'])).toEqual(['de', 'namoro']);
  const age = ['menino', 'de', '8', 'anos', 'de', 'idade'];
  expect(withoutDurations(age)).toEqual(age);
});

it('of two ages the latter counts, and an age may be in words', () => {
  expect(wordOfAge('cinco', 'anos')).toBe('crianca');
  const latter = (text: string) => withOneAge(text.split(' ')).join(' ');
  expect(latter('crianca de 8 a 10 anos')).toBe('crianca de 10 anos');
  expect(latter('de 3 anos ate 5 anos de idade')).toBe('de 5 anos de idade');
  expect(latter('entre 60 e 70 anos')).toBe('entre 70 anos');
  expect(latter('mulher de vinte e cinco anos')).toBe('mulher de 25 anos');
  expect(latter('diario para cinco anos')).toBe('diario para cinco anos');
  expect(latter('kit 3 pecas 5 anos')).toBe('kit 3 pecas 5 anos');
});
