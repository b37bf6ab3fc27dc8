import { describe, expect, it } from 'vitest';
import { looksLikeEmail, normaliseEmail } from '@/domain/email';
import { confirmationProblem, PASSWORD_PROBLEMS, passwordProblem } from '@/domain/password-rules';

import { cpuTimeOf } from '../../support/cpu-time';

describe('passwordProblem', () => {
  it.each([['Abcdef1!'], ['Ção12345_'], ['Senha Longa 1€'], ['Aa1!🎁🎁🎁🎁']])(
    'accepts %j',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

  it.each([
    ['seven characters', 'Abcde1!'],
    ['seven characters of which one is an emoji', 'Abcd1!🎁'],
    ['no upper-case letter', 'abcdef1!'],
    ['no lower-case letter', 'ABCDEF1!'],
    ['no digit', 'Abcdefg!'],
    ['no symbol', 'Abcdefg1'],
    ['a space where a symbol should be', 'Abcdef 1'],
    ['an accent where a symbol should be', 'Abcdefa\u03031'],
    ['nothing', ''],
  ])('refuses %s', (_, password) => {
    expect(passwordProblem(password)).toBe(PASSWORD_PROBLEMS.tooWeak);
  });
});

describe('confirmationProblem', () => {
  it('requires exactly the same text', () => {
    expect(confirmationProblem('Abcdef1!', 'Abcdef1!')).toBeNull();
    expect(confirmationProblem('Abcdef1!', 'Abcdef1! ')).toBe(PASSWORD_PROBLEMS.mismatch);
  });
});

describe('e-mail addresses', () => {
  it('compares them trimmed and in lower case', () => {
    expect(normaliseEmail('  Ana.Silva+Mimos@Exemplo.COM.br\n')).toBe(
      'ana.silva+mimos@exemplo.com.br',
    );
  });

  it.each([['ana@exemplo.com'], [' ANA+x@exemplo.com.br '], ["o'neil@sub.exemplo.io"]])(
    'accepts %j',
    (email) => {
      expect(looksLikeEmail(email)).toBe(true);
    },
  );

  it.each([
    [''],
    ['ana'],
    ['@exemplo.com'],
    ['ana@'],
    ['ana@exemplo'],
    ['ana@exemplo..com'],
    ['ana@-exemplo.com'],
    ['ana silva@exemplo.com'],
    ['ana@exemplo.com, bia@exemplo.com'],
    ['ana@exemplo.com\nBcc: bia@exemplo.com'],
    ['Ana <ana@exemplo.com>'],
    [`${'a'.repeat(250)}@b.co`],
  ])('refuses %j', (email) => {
    expect(looksLikeEmail(email)).toBe(false);
  });

  it('decides quickly on a long hostile text', async () => {
    const spent = await cpuTimeOf(() => {
      expect(looksLikeEmail(`a@${'a-'.repeat(100_000)}`)).toBe(false);
    });
    expect(spent).toBeLessThan(1_000);
  });
});
