import { expect, it } from 'vitest';

import { recordableTerm } from '@/domain/search-term';

it.each([
  ['  Café   da MANHÃ ', 'cafe da manha'],
  ['caneca 2026', 'caneca 2026'],
  ['lego 42100', 'lego 42100'],
  ['pão', 'pao'],
])('%j is written down as %j', (query, term) => {
  expect(recordableTerm(query)).toBe(term);
});

it.each([
  ['an e-mail address', 'ana.souza@example.com'],
  ['a telephone', '(11) 98765-4321'],
  ['a document', 'cpf 123.456.789-09'],
  ['a long number', 'pedido 1234567'],
  ['the address of a page', 'https://example.com/a'],
  ['the address of a page without its scheme', 'www.example.com'],
  ['a text', 'quero um presente para a minha tia que mora longe'],
  ['a long word', 'a'.repeat(61)],
  ['no word', '!!! 12'],
])('%s is not', (_, query) => {
  expect(recordableTerm(query)).toBeNull();
});
