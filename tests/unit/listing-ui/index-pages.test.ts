import { describe, expect, it } from 'vitest';
import { CALENDAR, occasionDates } from '@/domain/calendar';
import type { TaxonomyEntry } from '@/domain/taxonomy';
import { pagePath, parsePage } from '@/features/gift-listing/page-path';
import { datePath } from '@/lib/date-path';
import { calendarMonths } from '@/features/taxonomy-index/calendar-months';
import { entryOrders } from '@/features/taxonomy-index/entry-orders';
import { monthIdeas } from '@/features/taxonomy-index/month-ideas';

const entry = (id: number, createdAt: string, giftCount: number): TaxonomyEntry => ({
  id,
  name: `Termo ${id}`,
  slug: `termo-${id}`,
  description: '',
  shortDescription: '',
  image: null,
  groupId: null,
  month: '',
  createdAt,
  giftCount,
});

describe('entryOrders', () => {
  it('orders by name, age and popularity, ties by name', () => {
    const entries = [
      entry(1, '2026-01-02', 3),
      entry(2, '2026-01-03', 9),
      entry(3, '2026-01-02', 3),
    ];
    expect(entryOrders(entries)).toEqual({
      az: [1, 2, 3],
      za: [3, 2, 1],
      newest: [2, 1, 3],
      popularity: [2, 1, 3],
    });
  });
});

describe('calendarMonths', () => {
  it('begins with this month and ends with the one before it in the next year', () => {
    const months = calendarMonths('2026-11-20');
    expect(months).toHaveLength(12);
    expect(months.map(({ key }) => key)).toEqual([
      ...['2026-11', '2026-12'],
      ...Array.from({ length: 10 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`),
    ]);
    expect(months[0]?.label).toBe('Novembro');
  });

  it('holds every named occasion of a year once', () => {
    const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
    const shown = calendarMonths('2026-01-01').flatMap(({ dates }) => dates);
    expect(names(shown)).toEqual(names(occasionDates(2026)));
    expect(shown).toHaveLength(CALENDAR.flatMap(({ occasions }) => occasions).length);
  });
});

describe('datePath', () => {
  const known = { occasions: ['natal'], categories: ['musicos'] };
  const nothing = { occasions: [], categories: [] };

  it('leads to the occasion that has a page, else to a search', () => {
    const day = { occasionSlug: 'natal', categorySlug: null, search: 'celebrar' };
    expect(datePath(day, known)).toBe('/ocasiao/natal');
    expect(datePath(day, nothing)).toBe('/busca?q=celebrar');
    const family = { occasionSlug: null, categorySlug: null, search: 'família' };
    expect(datePath(family, known)).toBe('/busca?q=fam%C3%ADlia');
  });

  it('leads to the category that is all about it, where there is one', () => {
    const day = { occasionSlug: null, categorySlug: 'musicos', search: 'microfone' };
    expect(datePath(day, known)).toBe('/categoria/musicos');
    expect(datePath(day, nothing)).toBe('/busca?q=microfone');
  });
});

describe('monthIdeas', () => {
  it('counts the gifts of each occasion once, however many dates it has', () => {
    const december = calendarMonths('2026-12-01')[0]?.dates ?? [];
    expect(monthIdeas(december, { natal: 40, 'ano-novo': 12, pascoa: 7 })).toBe(52);
    expect(monthIdeas(december, {})).toBe(0);
  });
});

describe('numbered pages', () => {
  it.each([
    ['2', 2],
    ['100000', 100_000],
    ['1', null],
    ['0', null],
    ['02', null],
    ['100001', null],
    ['abc', null],
    ['2.5', null],
  ])('%s is %s', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });

  it('leave the first page its own address', () => {
    expect(pagePath('/categoria/nerd', 1)).toBe('/categoria/nerd');
    expect(pagePath('/categoria/nerd', 3)).toBe('/categoria/nerd/pagina/3');
  });
});
