import { yearOf } from './dates';
import { type MonthValue, monthLabel, monthNumber } from './months';
import { daysBetween, isoDate, type MovableDates, movableDates } from './movable-dates';

export { movableDates } from './movable-dates';

/** Occasions of the catalogue that have a date of their own. */
export type DatedOccasionSlug =
  | 'natal'
  | 'ano-novo'
  | 'pascoa'
  | 'dia-das-maes'
  | 'dia-dos-pais'
  | 'dia-dos-namorados'
  | 'dia-das-criancas'
  | 'dia-da-mulher'
  | 'dia-dos-avos'
  | 'dia-do-amigo'
  | 'dia-do-professor';

export type CalendarOccasion = {
  name: string;
  /** When it falls in any year, as visitors read it: '12 de junho', 'segundo domingo de maio'. */
  when: string;
  /** The occasion's page, where there is one. */
  occasionSlug: DatedOccasionSlug | null;
  /** Or the page of a category that is all about it. */
  categorySlug: string | null;
  /** What to search for without such a page: part of titles, or an intention, which every catalogue knows. */
  search: string;
  /** A day of the month, or the rule that finds the date in a year. */
  rule: number | keyof MovableDates;
};

export type CalendarMonth = {
  month: MonthValue;
  label: string;
  occasions: CalendarOccasion[];
};

export type OccasionDate = {
  name: string;
  occasionSlug: DatedOccasionSlug | null;
  categorySlug: string | null;
  search: string;
  /** 'YYYY-MM-DD'. */
  date: string;
};

export type UpcomingDate = OccasionDate & { /** 0 is today. */ daysLeft: number };

/**
 * The year of giving in Brazil (/ocasioes): twelve months, each with its occasions in order.
 * What moves between two months stands in the one where it falls more often.
 */
export const CALENDAR: readonly CalendarMonth[] = [
  calendarMonth('janeiro', (on) => [
    on(1, 'Ano-Novo', 'celebrar', 'ano-novo'),
    on(6, 'Dia de Reis', 'celebrar'),
    on(7, 'Dia do Leitor', 'livro', { category: 'leitores' }),
    on(30, 'Dia da Saudade', 'foto'),
  ]),
  calendarMonth('fevereiro', (on, moving) => [
    on(14, "Valentine's Day", 'surpreender'),
    moving('carnaval', 'Carnaval', 'fevereiro ou março', 'celebrar'),
  ]),
  calendarMonth('marco', (on) => [
    on(8, 'Dia Internacional da Mulher', 'celebrar', 'dia-da-mulher'),
    on(15, 'Dia do Consumidor', 'surpreender'),
    on(19, 'Dia do Artesão', 'cerâmica', { category: 'feito-a-mao' }),
    on(20, 'Dia Internacional da Felicidade', 'flores'),
  ]),
  calendarMonth('abril', (on, moving) => [
    moving('pascoa', 'Páscoa', 'março ou abril', 'surpreender', 'pascoa'),
    on(13, 'Dia do Beijo', 'surpreender'),
    on(23, 'Dia Mundial do Livro', 'livro', { category: 'leitores' }),
    on(28, 'Dia da Sogra', 'flores'),
  ]),
  calendarMonth('maio', (on, moving) => [
    on(1, 'Dia do Trabalho', 'motivar'),
    moving('maes', 'Dia das Mães', 'segundo domingo de maio', 'agradecer', 'dia-das-maes'),
    on(12, 'Dia da Enfermagem', 'agradecer'),
    on(25, 'Dia do Orgulho Nerd', 'jogo', { category: 'nerd' }),
  ]),
  calendarMonth('junho', (on, moving) => [
    moving('corpusChristi', 'Corpus Christi', 'maio ou junho', 'confortar'),
    on(12, 'Dia dos Namorados', 'surpreender', 'dia-dos-namorados'),
    on(24, 'São João', 'celebrar'),
    on(28, 'Dia do Orgulho LGBTQIA+', 'celebrar'),
  ]),
  calendarMonth('julho', (on) => [
    on(13, 'Dia Mundial do Rock', 'fone', { category: 'musicos' }),
    on(20, 'Dia do Amigo', 'agradecer', 'dia-do-amigo'),
    on(26, 'Dia dos Avós', 'agradecer', 'dia-dos-avos'),
  ]),
  calendarMonth('agosto', (on, moving) => [
    moving('pais', 'Dia dos Pais', 'segundo domingo de agosto', 'agradecer', 'dia-dos-pais'),
    on(11, 'Dia do Estudante', 'mochila'),
    on(27, 'Dia do Psicólogo', 'agradecer'),
  ]),
  calendarMonth('setembro', (on) => [
    on(5, 'Dia do Irmão', 'jogo'),
    on(15, 'Dia do Cliente', 'agradecer'),
    on(21, 'Dia da Árvore', 'vaso', { category: 'jardim-e-plantas' }),
    on(30, 'Dia da Secretária', 'flores'),
  ]),
  calendarMonth('outubro', (on) => [
    on(12, 'Dia das Crianças', 'celebrar', 'dia-das-criancas'),
    on(15, 'Dia do Professor', 'agradecer', 'dia-do-professor'),
    on(18, 'Dia do Médico', 'agradecer'),
    on(31, 'Dia das Bruxas', 'vela'),
  ]),
  calendarMonth('novembro', (on, moving) => [
    on(19, 'Dia Internacional do Homem', 'couro'),
    on(22, 'Dia do Músico', 'microfone', { category: 'musicos' }),
    moving('acaoDeGracas', 'Ação de Graças', 'quarta quinta-feira de novembro', 'agradecer'),
    moving('blackFriday', 'Black Friday', 'sexta-feira após a Ação de Graças', 'kit'),
    moving('cyberMonday', 'Cyber Monday', 'segunda-feira após a Black Friday', 'portátil'),
  ]),
  calendarMonth('dezembro', (on) => [
    on(8, 'Dia da Família', 'família'),
    on(24, 'Véspera de Natal', 'celebrar', 'natal'),
    on(25, 'Natal', 'celebrar', 'natal'),
    on(31, 'Réveillon', 'celebrar', 'ano-novo'),
  ]),
];

/** Every occasion of the calendar with its date in that year, earliest first. */
export function occasionDates(year: number): OccasionDate[] {
  const movable = movableDates(year);
  return CALENDAR.flatMap(({ month, occasions }) =>
    occasions.map(({ name, occasionSlug, categorySlug, search, rule }) => ({
      name,
      occasionSlug,
      categorySlug,
      search,
      date: typeof rule === 'string' ? movable[rule] : isoDate(year, monthNumber(month) ?? 1, rule),
    })),
  ).sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * The next `count` occasions, today's included, going on into the following years.
 *
 * @param today 'YYYY-MM-DD', as `today()` of './dates' gives it
 */
export function upcomingDates(today: string, count: number): UpcomingDate[] {
  const upcoming: UpcomingDate[] = [];
  for (let year = yearOf(today); upcoming.length < count; year += 1) {
    for (const occasion of occasionDates(year)) {
      const daysLeft = daysBetween(today, occasion.date);
      if (daysLeft >= 0) upcoming.push({ ...occasion, daysLeft });
    }
  }
  return upcoming.slice(0, count);
}

/** The page of a date: an occasion's, or a category's. */
type Page = DatedOccasionSlug | { category: string };
type Fixed = (day: number, name: string, search: string, page?: Page) => CalendarOccasion;
type Moving = (
  rule: keyof MovableDates,
  name: string,
  when: string,
  search: string,
  page?: Page,
) => CalendarOccasion;

function calendarMonth(
  month: MonthValue,
  list: (on: Fixed, moving: Moving) => CalendarOccasion[],
): CalendarMonth {
  const label = monthLabel(month);
  const on: Fixed = (day, name, search, page) => ({
    name,
    when: `${day === 1 ? '1º' : day} de ${label.toLowerCase()}`,
    ...slugsOf(page),
    search,
    rule: day,
  });
  const moving: Moving = (rule, name, when, search, page) => ({
    name,
    when,
    ...slugsOf(page),
    search,
    rule,
  });
  return { month, label, occasions: list(on, moving) };
}

function slugsOf(page?: Page): Pick<CalendarOccasion, 'occasionSlug' | 'categorySlug'> {
  if (typeof page === 'object') return { occasionSlug: null, categorySlug: page.category };
  return { occasionSlug: page ?? null, categorySlug: null };
}
