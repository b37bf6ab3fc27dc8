import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALENDAR, movableDates, occasionDates, upcomingDates } from '@/domain/calendar';
import { datedCategories } from '@/domain/dated-categories';
import { formatCountdown } from '@/domain/countdown';
import { monthNumber } from '@/domain/months';
import { intentionFromQuery } from '@/domain/search';
import { normaliseSearch } from '@/domain/text';

describe('movableDates', () => {
  it.each([
    [2024, '02-13', '03-31', '05-12', '05-30', '08-11', '11-29'],
    [2025, '03-04', '04-20', '05-11', '06-19', '08-10', '11-28'],
    [2026, '02-17', '04-05', '05-10', '06-04', '08-09', '11-27'],
    [2027, '02-09', '03-28', '05-09', '05-27', '08-08', '11-26'],
    [2028, '02-29', '04-16', '05-14', '06-15', '08-13', '11-24'],
    [2029, '02-13', '04-01', '05-13', '05-31', '08-12', '11-23'],
    [2030, '03-05', '04-21', '05-12', '06-20', '08-11', '11-29'],
    [2031, '02-25', '04-13', '05-11', '06-12', '08-10', '11-28'],
    [2032, '02-10', '03-28', '05-09', '05-27', '08-08', '11-26'],
    [2033, '03-01', '04-17', '05-08', '06-16', '08-14', '11-25'],
    [2034, '02-21', '04-09', '05-14', '06-08', '08-13', '11-24'],
    [2035, '02-06', '03-25', '05-13', '05-24', '08-12', '11-23'],
  ])('knows the year %d', (year, carnaval, pascoa, maes, corpusChristi, pais, blackFriday) => {
    const dates = { carnaval, pascoa, maes, corpusChristi, pais, blackFriday };
    const expected = Object.fromEntries(
      Object.entries(dates).map(([name, day]) => [name, `${year}-${day}`]),
    );
    expect(movableDates(year)).toMatchObject(expected);
  });

  it.each([
    // The two exceptions of the Gregorian computus, and its earliest and latest Easter.
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [1818, '1818-03-22'],
    [2038, '2038-04-25'],
  ])('finds the Easter of %d where simple formulas fail', (year, easter) => {
    expect(movableDates(year).pascoa).toBe(easter);
  });
});

const GIFTS = 'demo/catalogue/gifts';

function demoTitles(): string[] {
  return readdirSync(GIFTS).flatMap((file) => {
    // The files of the repository hold gifts with titles; the seed checks the rest.
    const gifts = JSON.parse(readFileSync(`${GIFTS}/${file}`, 'utf8')) as { title: string }[];
    return gifts.map(({ title }) => normaliseSearch(title));
  });
}

describe('the calendar of occasions', () => {
  it('has twelve months in order, none of them empty', () => {
    expect(CALENDAR.map((month) => monthNumber(month.month))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    expect(CALENDAR.every((month) => month.occasions.length > 0)).toBe(true);
  });

  it('links every dated occasion of the catalogue', () => {
    const linked = new Set(
      CALENDAR.flatMap(({ occasions }) => occasions.map((occasion) => occasion.occasionSlug)),
    );
    linked.delete(null);
    expect([...linked].sort()).toEqual([
      'ano-novo',
      'dia-da-mulher',
      'dia-das-criancas',
      'dia-das-maes',
      'dia-do-amigo',
      'dia-do-professor',
      'dia-dos-avos',
      'dia-dos-namorados',
      'dia-dos-pais',
      'natal',
      'pascoa',
    ]);
  });

  it('leads to categories that the demo catalogue has', () => {
    const text = readFileSync('demo/catalogue/categories.json', 'utf8');
    // A file of the repository; the seed checks it.
    const slugs = (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug);
    const linked = CALENDAR.flatMap(({ occasions }) => occasions.map((day) => day.categorySlug));
    for (const slug of linked) if (slug !== null) expect(slugs).toContain(slug);
    expect(datedCategories(slugs)).toContain('musicos');
    expect(datedCategories(slugs)).not.toContain('namorada');
  });

  it('has a search for each date that finds gifts of the demo catalogue, or an intention', () => {
    const occasions = CALENDAR.flatMap((month) => month.occasions);
    const titles = demoTitles();
    for (const { name, search } of occasions) {
      const found = titles.filter((title) => title.includes(normaliseSearch(search)));
      const ideas = intentionFromQuery(search) ? Infinity : found.length;
      expect(ideas, `${name}: ${search}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('dates every occasion inside its year, earliest first', () => {
    for (const year of [2024, 2027, 2100]) {
      const dates = occasionDates(year).map((occasion) => occasion.date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
    }
  });

  it('puts the fixed days where Brazil celebrates them', () => {
    const dates = new Map(occasionDates(2026).map(({ name, date }) => [name, date.slice(5)]));
    expect(dates.get('Dia dos Namorados')).toBe('06-12');
    expect(dates.get('Dia dos Avós')).toBe('07-26');
    expect(dates.get('Dia das Crianças')).toBe('10-12');
    expect(dates.get('Dia do Professor')).toBe('10-15');
    expect(dates.get('Natal')).toBe('12-25');
  });
});

describe('upcomingDates', () => {
  it('counts today as no days left', () => {
    expect(upcomingDates('2026-12-25', 1)).toEqual([
      {
        name: 'Natal',
        occasionSlug: 'natal',
        categorySlug: null,
        search: 'celebrar',
        date: '2026-12-25',
        daysLeft: 0,
      },
    ]);
  });

  it('goes on into the next year', () => {
    expect(upcomingDates('2026-12-30', 2).map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
      ['Réveillon', 1],
      ['Ano-Novo', 2],
    ]);
  });

  it('counts the leap day', () => {
    const womensDay = (today: string) =>
      upcomingDates(today, 10).find(({ occasionSlug }) => occasionSlug === 'dia-da-mulher');
    expect(womensDay('2028-02-28')?.daysLeft).toBe(9);
    expect(womensDay('2027-02-28')?.daysLeft).toBe(8);
  });

  it('gives as many as asked, even over several years', () => {
    const upcoming = upcomingDates('2026-01-01', 150);
    expect(upcoming).toHaveLength(150);
    expect(upcoming.at(-1)?.date.slice(0, 4)).toBe('2029');
    expect(upcomingDates('2026-01-01', 0)).toEqual([]);
  });
});

describe('countdowns', () => {
  it.each([
    [300, '5:00'],
    [245, '4:05'],
    [59.2, '1:00'],
    [0.4, '0:01'],
    [0, '0:00'],
    [-7, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});
