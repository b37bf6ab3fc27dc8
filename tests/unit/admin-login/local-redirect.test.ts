import { describe, expect, it } from 'vitest';

import { localRedirect } from '@/features/admin-login/local-redirect';

const PANEL = '/admin/painel';

describe('localRedirect', () => {
  it.each([
    '/admin/painel',
    '/admin/painel/collections/gifts',
    '/admin/painel/collections/gifts/12?tab=versions#topo',
    '/admin/painel?depth=1',
    '/admin/painel/collections/gifts?where[title][like]=caf%C3%A9',
  ])('leads on to %s', (path) => {
    expect(localRedirect(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'admin/painel',
    '/',
    '/presente/1',
    '/admin',
    '/admin/painelzinho',
    '//evil.example',
    '//evil.example/admin/painel',
    '///evil.example/admin/painel',
    'https://evil.example/admin/painel',
    'HTTPS:/admin/painel',
    'javascript:alert(1)',
    '/\\evil.example/admin/painel',
    '\\\\evil.example',
    '/admin/painel\\..\\..\\evil',
    '/admin/painel/../../presente/1',
    '/admin/painel/..//evil.example',
    '/admin/painel/%2e%2e/%2E%2e/busca',
    '/\t/evil.example',
    '/admin/painel\n',
    '/admin/painel\u0000',
    '/admin/painel\u007f',
    ' /admin/painel',
  ])('refuses %j', (path) => {
    expect(localRedirect(path)).toBe(PANEL);
  });
});
