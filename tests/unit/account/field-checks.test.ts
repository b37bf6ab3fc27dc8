import { describe, expect, it } from 'vitest';

import { liveNewPasswordProblems, newPasswordProblems } from '@/features/account/form/field-checks';
import { toConsents } from '@/features/account/settings/read-consents';

const WEAK =
  'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.';
const MISMATCH = 'As senhas não coincidem.';

describe('a new password', () => {
  it.each([
    ['', '', null, null],
    ['fraca', '', WEAK, null],
    ['Senha-Boa-1', '', null, null],
    ['Senha-Boa-1', 'Senha-Boa', null, MISMATCH],
    ['', 'Senha-Boa-1', null, MISMATCH],
    ['Senha-Boa-1', 'Senha-Boa-1', null, null],
  ])('while %j and %j are typed', (typed, again, password, confirmation) => {
    expect(liveNewPasswordProblems({ password: typed, confirmation: again })).toEqual({
      password,
      confirmation,
    });
  });

  it('may not be left out when the form is sent', () => {
    expect(newPasswordProblems({ password: '', confirmation: '' })).toEqual({
      password: WEAK,
      confirmation: null,
    });
    expect(newPasswordProblems({ password: 'Senha-Boa-1', confirmation: '' })).toEqual({
      password: null,
      confirmation: MISMATCH,
    });
  });
});

describe('toConsents', () => {
  it('reads what the REST API answers', () => {
    const doc = {
      id: 3,
      text: 'Aceito.',
      createdAt: '2026-11-20',
      withdrawnAt: null,
      version: '1',
    };
    expect(toConsents({ docs: [doc, { ...doc, id: 4, withdrawnAt: '2026-11-21' }] })).toEqual([
      { id: 3, text: 'Aceito.', givenAt: '2026-11-20', withdrawnAt: null },
      { id: 4, text: 'Aceito.', givenAt: '2026-11-20', withdrawnAt: '2026-11-21' },
    ]);
  });

  it.each([null, 'x', {}, { docs: 1 }, { errors: [] }])('takes %j for no answer', (answer) => {
    expect(toConsents(answer)).toBeNull();
  });
});
