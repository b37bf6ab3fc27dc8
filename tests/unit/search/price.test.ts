import { expect, it } from 'vitest';

import { takePrice } from '@/domain/search-price';

it.each([
  ['caneca até 50', 'caneca', null, 50],
  ['presente até R$ 100', 'presente', null, 100],
  ['até 30 reais', '', null, 30],
  ['presente para mãe por menos de 80 reais', 'presente para mae', null, 80],
  ['mãe entre 50 e 100', 'mae', 50, 100],
  ['mãe entre 100 e 50 reais', 'mae', 50, 100],
  ['de 50 a 100 reais', '', 50, 100],
  ['a partir de 200', '', 200, null],
  ['relógio acima de R$ 1.500,00', 'relogio', 1500, null],
  ['mais de 100 até 200 reais', '', 100, 200],
  ['presente de 100 reais', 'presente', 75, 125],
  ['caneca R$ 40', 'caneca', 30, 50],
  ['até cem reais', '', null, 100],
  ['presente até cinquenta', 'presente', null, 50],
  ['entre cinquenta e cem reais', '', 50, 100],
  ['entre vinte e cem', '', 20, 100],
  ['de cinquenta a cento e vinte reais', '', 50, 120],
  ['menos de mil e duzentos', '', null, 1200],
  ['fone até 2 mil reais', 'fone', null, 2000],
  ['até 1,5 mil reais', '', null, 1500],
  ['vinte e cinco reais', '', 18.75, 31.25],
  ['50 a 100 reais', '', 50, 100],
  ['50-100 reais', '', 50, 100],
  ['até cinquentinha', '', null, 50],
  ['presente de 50,00', 'presente', 37.5, 62.5],
  ['caneca 40 rs', 'caneca', 30, 50],
  ['até 50 reias', '', null, 50],
  ['massa para dois até cem reais', 'massa para dois', null, 100],
])('in %j the rest is %j and the price from %s to %s', (query, text, min, max) => {
  expect(takePrice(query)).toEqual({ text, price: { min, max } });
});

it.each([
  '15 anos',
  'lego 42100',
  'kit de 3 peças',
  '100%',
  'até que enfim',
  'diário para cinco anos',
  'criança até 5 anos',
  'mais de 70 anos',
  'entre 5 e 8 anos',
  'de 8 a 10 anos',
  'até vinte pessoas',
  'quebra-cabeça de mil peças',
  'kit para dois',
])('nothing in %j is a price', (query) => {
  expect(takePrice(query).price).toBeNull();
});
