import { describe, expect, it } from 'vitest';

import {
  defuseFormula,
  joinList,
  restoreFormula,
  splitList,
} from '@/domain/gift-exchange/cell-text';
import { columnOf, GIFT_COLUMNS } from '@/domain/gift-exchange/columns';
import { absoluteMediaUrl, mediaFileOf } from '@/domain/gift-exchange/media-address';

const TEXTS = [
  ...['', 'texto', '=1+1', '+55 11', '-5', '@a', '\tx', '\rx', "'=1", "''=1", "'texto", "'", '＝1'],
];

describe('a cell', () => {
  it.each(TEXTS)('%j is no formula in a file, and is itself again after it', (text) => {
    const cell = defuseFormula(text);
    expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(restoreFormula(cell)).toBe(text);
  });

  it.each([
    [[]],
    [['a', 'b']],
    [['com | barra', 'com \\ contrabarra', 'duas\nlinhas', 'termina em \\']],
  ])('with the list %j is that list again', (list) => {
    expect(splitList(joinList(list))).toEqual(list.length === 0 ? [''] : list);
  });

  it('takes lists as people write them', () => {
    expect(splitList('um|dois |  três\nquatro')).toEqual(['um', 'dois', 'três', 'quatro']);
  });
});

it('a column is known by its heading in any case, without accents, and by its name in the API', () => {
  expect(columnOf('  TÍTULO ')).toBe('title');
  expect(columnOf('descricao-curta')).toBe('shortDescription');
  expect(columnOf('Preço (R$)')).toBe('price');
  expect(columnOf('affiliateLink')).toBe('affiliateLink');
  expect(columnOf('Cor')).toBeNull();
  for (const { name, label } of GIFT_COLUMNS) expect(columnOf(label)).toBe(name);
});

it("an image of this site is known by its address, another site's is not", () => {
  const site = 'https://mimoteca.example';
  const file = { filename: 'foto à mão.png', prefix: 'categorias/nerd' };
  const address = absoluteMediaUrl(site, file);
  expect(mediaFileOf(site, address)).toEqual(file);
  const former = absoluteMediaUrl(site, { filename: 'foto.png', prefix: '' });
  expect(mediaFileOf(site, former)).toEqual({ filename: 'foto.png', prefix: null });
  expect(mediaFileOf('https://outro.example', address)).toBeNull();
  expect(mediaFileOf(site, `${site}/icon.svg`)).toBeNull();
  expect(mediaFileOf(site, `${site}/api/media/file/%E0%A4%A`)).toBeNull();
  expect(mediaFileOf(site, 'foto.png')).toBeNull();
});
