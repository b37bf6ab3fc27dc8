import { describe, expect, it } from 'vitest';

import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { readCells } from '@/domain/gift-exchange/read-cells';

const values = (cells: Parameters<typeof readCells>[0]) => {
  const read = readCells(cells);
  expect(read.problems).toEqual([]);
  return read.values;
};
const problems = (cells: Parameters<typeof readCells>[0]) => readCells(cells).problems;

describe('a row', () => {
  it('without a column says nothing of it, with an empty cell that it is empty', () => {
    expect(values({})).toEqual({});
    expect(values({ title: '', price: '', images: '', isNew: '', status: '', id: '' })).toEqual({
      title: '',
      price: null,
      images: [],
      isNew: false,
      status: null,
      id: null,
    });
  });

  it('has texts without spaces around them and with plain line breaks', () => {
    expect(values({ title: '  Caneca ', description: 'a\r\nb\rc' })).toEqual({
      title: 'Caneca',
      description: 'a\nb\nc',
    });
  });

  it.each([
    ['49,90', 49.9],
    ['R$ 1.299,90', 1299.9],
    ['12.5', 12.5],
    [10, 10],
    ['12,5,3', '12,5,3'],
    ['-1', '-1'],
    ['1e9', '1e9'],
  ])('has the price %s as %s, and leaves to the collection what is none', (given, price) => {
    expect(values({ price: given })).toEqual({ price });
  });

  it.each([
    ['Publicado', 'published'],
    ['RASCUNHO', 'draft'],
    ['draft', 'draft'],
    ['publicado, com alteracoes', 'changed'],
  ])('has the status %s as %s', (given, status) => {
    expect(values({ status: given })).toEqual({ status });
  });

  it.each([
    ['20/11/2026', '2026-11-20T03:00:00.000Z'],
    ['1/2/2026 09:30', '2026-02-01T12:30:00.000Z'],
    ['20/11/2026 às 09:30', '2026-11-20T12:30:00.000Z'],
    ['2026-11-20', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20 09:30:15', '2026-11-20T12:30:00.000Z'],
    ['2026-11-20T12:30:15.123Z', '2026-11-20T12:30:15.123Z'],
  ])('has the moment %s as clocks in São Paulo show it', (given, createdAt) => {
    expect(values({ createdAt: given })).toEqual({ createdAt });
  });

  it('has intentions by label or value, lists once each, and texts of images by their place', () => {
    expect(
      values({
        intentions: 'Para agradecer | para-celebrar',
        categories: 'casa | casa | jardim',
        imageTexts: 'uma ||três',
      }),
    ).toEqual({
      intentions: ['para agradecer', 'para celebrar'],
      categories: ['casa', 'jardim'],
      imageTexts: ['uma', '', 'três'],
    });
  });

  it.each([
    ['ID', { id: 'abc' }],
    ['ID', { id: -1 }],
    ['ID', { id: { id: 3 } }],
    ['Situação', { status: 'talvez' }],
    ['Título', { title: ['a'] }],
    ['Título', { title: 'a'.repeat(IMPORT_LIMITS.characters + 1) }],
    ['Imagens', { images: Array.from({ length: 11 }, (_, n) => `${n}.png`) }],
    ['Novo', { isNew: 'quem sabe' }],
    ['Criado em', { createdAt: '31/02/2026' }],
    ['Criado em', { createdAt: '2026-13-01T00:00:00Z' }],
    ['Intenções', { intentions: 'Para dormir' }],
  ])('%s: a value that it cannot have is told with its column', (column, cells) => {
    expect(problems(cells).map((problem) => problem.column)).toEqual([column]);
  });

  it('is told everything that is wrong with it at once', () => {
    expect(problems({ id: 'x', status: 'x', isNew: 'quem sabe', createdAt: 'x' })).toHaveLength(4);
  });
});
