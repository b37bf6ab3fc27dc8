import { expect, it } from 'vitest';

import { shopDomain } from '@/domain/shop-domain';

it.each([
  ['https://www.amazon.com.br/dp/B0?tag=mimoteca', 'amazon.com.br'],
  ['https://casa-do-violao.example/p/violao', 'casa-do-violao.example'],
  ['http://LOJA.Example:8080/', 'loja.example'],
])('%s leads to %s', (link, shop) => {
  expect(shopDomain(link)).toBe(shop);
});

it.each(['', 'loja', '/p/1', 'mailto:loja@example.com'])('%j names no shop', (link) => {
  expect(shopDomain(link)).toBeNull();
});
