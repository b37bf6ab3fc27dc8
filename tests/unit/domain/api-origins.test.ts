import { describe, expect, it } from 'vitest';

import { originProblem, originsIn, tidyOrigins } from '@/domain/api-origins';

describe('an origin that may be listed', () => {
  it.each([
    'https://loja.com.br',
    'https://loja.com.br:8443',
    'http://localhost:5173',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'HTTPS://Loja.com.br/',
  ])('%s', (text) => {
    expect(originProblem(text)).toBeNull();
  });

  it.each([
    ['*', 'wildcard'],
    ['https://*.loja.com.br', 'wildcard'],
    ['http://loja.com.br', 'insecure'],
    ['http://localhost.loja.com.br', 'insecure'],
    ['https://loja.com.br/caminho', 'path'],
    ['https://loja.com.br?a=1', 'path'],
    ['https://loja.com.br#a', 'path'],
    ['https://eu:senha@loja.com.br', 'malformed'],
    ['loja.com.br', 'malformed'],
    ['null', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['https://', 'malformed'],
    ['https://a b.com', 'malformed'],
    ['https://loja.com.br\\@outra.com', 'malformed'],
    [`https://${'a'.repeat(200)}.com`, 'malformed'],
  ])('is not %s: %s', (text, problem) => {
    expect(originProblem(text)).toBe(problem);
  });
});

it('a list is stored as browsers write origins, each once', () => {
  const typed = ' https://Loja.com.br/ \n\nhttps://loja.com.br:443\nhttp://localhost:5173\nruim\n';
  expect(tidyOrigins(typed)).toBe('https://loja.com.br\nhttp://localhost:5173\nruim');
  expect(originsIn(null)).toEqual([]);
});
