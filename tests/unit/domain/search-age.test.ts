import { expect, it } from 'vitest';

import { withoutDurations, wordOfAge } from '@/domain/search-age';

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
