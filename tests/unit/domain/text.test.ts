import { describe, expect, it } from 'vitest';
import { shareText } from '@/domain/share';
import { normaliseSearch, splitParagraphs, truncateCharacters, truncateWords } from '@/domain/text';

describe('normaliseSearch', () => {
  it('finds the same text with and without accents, capitals and outer space', () => {
    expect(normaliseSearch('  CORAÇÃO de Mãe ')).toBe('coracao de mae');
  });

  it('keeps the signs of ASCII that look like accents', () => {
    expect(normaliseSearch('a^b`c~d')).toBe('a^b`c~d');
  });
});

describe('truncateWords', () => {
  it('counts words over any white space, the no-break space too', () => {
    expect(truncateWords(' um\n dois\u00a0três\tquatro ', 3)).toBe('um dois três');
  });

  it('shares at most sixty words and adds nothing', () => {
    const words = Array.from({ length: 61 }, (_, index) => `p${index + 1}`);
    expect(shareText(words.join(' '))).toBe(words.slice(0, 60).join(' '));
    expect(shareText(' só isto ')).toBe('só isto');
    expect(shareText('   ')).toBe('');
  });
});

describe('truncateCharacters', () => {
  it('leaves a text of exactly the limit whole', () => {
    expect(truncateCharacters('a'.repeat(120), 120)).toBe('a'.repeat(120));
  });

  it('cuts between words when one ends near the limit', () => {
    expect(truncateCharacters('Caneca de cerâmica azul', 20)).toBe('Caneca de cerâmica…');
  });

  it('keeps a last word that ends exactly at the limit', () => {
    expect(truncateCharacters('Caneca de cerâmica azul', 18)).toBe('Caneca de cerâmica…');
  });

  it('cuts inside a word that has no space near the limit', () => {
    expect(truncateCharacters('a '.concat('b'.repeat(50)), 20)).toBe(`a ${'b'.repeat(18)}…`);
  });

  it('never cuts a character in two', () => {
    expect(truncateCharacters('🎁🎁🎁', 2)).toBe('🎁🎁…');
  });
});

describe('splitParagraphs', () => {
  it('takes lines of only spaces and Windows line ends for blank lines', () => {
    expect(splitParagraphs('Um\r\n\r\nDois\n \t\n\n\nTrês\n')).toEqual(['Um', 'Dois', 'Três']);
  });

  it('keeps a single line break inside its paragraph', () => {
    expect(splitParagraphs('Um\ndois')).toEqual(['Um\ndois']);
  });

  it('finds no paragraph in an empty text', () => {
    expect(splitParagraphs(' \n\n ')).toEqual([]);
  });
});
