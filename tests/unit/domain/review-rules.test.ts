import { describe, expect, it } from 'vitest';
import { isRating, REVIEW_PROBLEMS, reviewLength, reviewTextProblem } from '@/domain/review-rules';

import { cpuTimeOf } from '../../support/cpu-time';

describe('reviewTextProblem', () => {
  it('accepts ten characters, the space between words included', () => {
    expect(reviewTextProblem('Muito bom!', [])).toBeNull();
  });

  it.each([
    ['nine characters', 'Muito bom'],
    ['outer white space', '   Muito bom \n\n '],
    ['inner white space', 'Bom       sim'],
    ['zero-width spaces', 'Muito\u200b\u200b\u200b bom'],
    ['a byte order mark and joiners', '\ufeffMuito\u200d bom\u2060'],
    ['soft hyphens', 'Mui\u00adto bom'],
    ['control characters', 'Muito\u0000\u0007 bom'],
    ['nothing at all', ''],
    ['only blanks', '\u00a0\u2003\u3000\u200b'.repeat(10)],
  ])('does not let %s pass for content', (_, text) => {
    expect(reviewTextProblem(text, [])).toBe(REVIEW_PROBLEMS.tooShort);
  });

  it('counts an emoji as one character', () => {
    expect(reviewTextProblem('🎁🎀🎈🎉🎊', [])).toBe(REVIEW_PROBLEMS.tooShort);
    expect(reviewTextProblem(`${'ab'.repeat(249)}🎁🎁`, [])).toBeNull();
  });

  it('counts an emoji of several people, or a letter with its marks, as the one character it looks like', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(reviewTextProblem(family.repeat(3), [])).toBe(REVIEW_PROBLEMS.tooShort);
    expect(reviewTextProblem(`${'ab'.repeat(249)}${family}🇧🇷`, [])).toBeNull();
    expect(reviewLength(`  ${family}e\u0301 `)).toBe(2);
  });

  it('refuses a megabyte without counting it', async () => {
    const spent = await cpuTimeOf(() => {
      const texts = ['Muito bom! '.repeat(100_000), `a${'\u0301'.repeat(1_000_000)}`];
      for (const text of texts) expect(reviewTextProblem(text, [])).toBe(REVIEW_PROBLEMS.tooLong);
    });
    expect(spent).toBeLessThan(500);
  });

  it('accepts 500 characters and refuses 501, outer white space apart', () => {
    const text = 'abcde'.repeat(100);
    expect(reviewTextProblem(`  ${text}\n`, [])).toBeNull();
    expect(reviewTextProblem(`${text}f`, [])).toBe(REVIEW_PROBLEMS.tooLong);
  });

  it('bounds what is stored: invisible characters count towards the maximum', () => {
    expect(reviewTextProblem(`abcde abcde${'\u200b'.repeat(600)}a`, [])).toBe(
      REVIEW_PROBLEMS.tooLong,
    );
  });

  it.each([
    ['case', 'aAaAaAbBbB'],
    ['spaces', 'ab ab ab ab'],
    ['zero-width characters', 'ababab\u200bababab'],
    ['how an accent is encoded', 'éééééée\u0301e\u0301e\u0301xx'],
  ])('does not count %s as a different character', (_, text) => {
    expect(reviewTextProblem(text, [])).toBe(REVIEW_PROBLEMS.tooFewDistinct);
  });

  it('accepts three different characters', () => {
    expect(reviewTextProblem('abcabcabca', [])).toBeNull();
  });

  it.each([
    ['case', 'ADOREI este presente'],
    ['outer white space', '\n Adorei este presente  '],
    ['inner white space', 'Adorei   este\npresente'],
    ['invisible characters', 'Adorei este pre\u200bsente'],
    ['letters of another width', 'Ａdorei este ｐresente'],
  ])('sees through %s when a text is repeated', (_, text) => {
    expect(reviewTextProblem(text, ['Outro texto qualquer', 'Adorei este presente'])).toBe(
      REVIEW_PROBLEMS.repeatedText,
    );
  });

  it('accepts a text that only contains an earlier one', () => {
    expect(reviewTextProblem('Adorei este presente, mesmo!', ['Adorei este presente'])).toBeNull();
  });

  it('names the first broken rule when several are broken', () => {
    expect(reviewTextProblem('aaa', ['aaa'])).toBe(REVIEW_PROBLEMS.tooShort);
    expect(reviewTextProblem('a'.repeat(501), ['a'.repeat(501)])).toBe(REVIEW_PROBLEMS.tooLong);
    expect(reviewTextProblem('a'.repeat(20), ['a'.repeat(20)])).toBe(
      REVIEW_PROBLEMS.tooFewDistinct,
    );
  });
});

describe('isRating', () => {
  it('accepts whole numbers of stars from one to five and nothing else', () => {
    expect([1, 2, 3, 4, 5].every(isRating)).toBe(true);
    for (const value of [0, 6, -1, 4.5, Number.NaN, Infinity, '5', null, undefined, [5], true]) {
      expect(isRating(value)).toBe(false);
    }
  });
});
