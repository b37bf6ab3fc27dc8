import { expect, it } from 'vitest';

import { returnPath, signInPath } from '@/lib/sign-in-return';

it.each([
  '/',
  '/presente/12',
  '/presente/12?category=3#avaliacoes',
  '/categoria/nerd?sort=za&intentions=para-celebrar,para-motivar',
  '/busca?q=caf%C3%A9',
])('signing in leads back to %s', (from) => {
  const address = signInPath(from);
  expect(address.startsWith('/settings?volta=')).toBe(true);
  expect(returnPath(new URL(address, 'https://site.example').search)).toBe(from);
});

it.each([
  '',
  'presente/12',
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/presente/..//evil.example',
  '/x/../..//evil.example',
  '/%0d%0aLocation:/\n',
  '/admin/painel',
  '/api/users/logout',
  '/settings',
  '/confirmar-email?token=x',
])('and nowhere else: %j', (requested) => {
  expect(returnPath(`?volta=${encodeURIComponent(requested)}`)).toBeNull();
  expect(signInPath(requested)).toBe('/settings');
});

it('an address without the parameter asks for nothing', () => {
  expect(returnPath('')).toBeNull();
  expect(returnPath('?volta')).toBeNull();
});
