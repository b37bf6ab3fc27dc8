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
    on(1, 'Ano-Novo', 'ano-novo'),
    on(6, 'Dia de Reis'),
    on(7, 'Dia do Leitor'),
    on(30, 'Dia da Saudade'),
  ]),
  calendarMonth('fevereiro', (on, moving) => [
    on(14, "Valentine's Day"),
    moving('carnaval', 'Carnaval', 'fevereiro ou março'),
  ]),
  calendarMonth('marco', (on) => [
    on(8, 'Dia Internacional da Mulher', 'dia-da-mulher'),
    on(15, 'Dia do Consumidor'),
    on(19, 'Dia do Artesão'),
    on(20, 'Dia Internacional da Felicidade'),
  ]),
  calendarMonth('abril', (on, moving) => [
    moving('pascoa', 'Páscoa', 'março ou abril', 'pascoa'),
    on(13, 'Dia do Beijo'),
    on(23, 'Dia Mundial do Livro'),
    on(28, 'Dia da Sogra'),
  ]),
  calendarMonth('maio', (on, moving) => [
    on(1, 'Dia do Trabalho'),
    moving('maes', 'Dia das Mães', 'segundo domingo de maio', 'dia-das-maes'),
    on(12, 'Dia da Enfermagem'),
    on(25, 'Dia do Orgulho Nerd'),
  ]),
  calendarMonth('junho', (on, moving) => [
    moving('corpusChristi', 'Corpus Christi', 'maio ou junho'),
    on(12, 'Dia dos Namorados', 'dia-dos-namorados'),
    on(24, 'São João'),
    on(28, 'Dia do Orgulho LGBTQIA+'),
  ]),
  calendarMonth('julho', (on) => [
    on(13, 'Dia Mundial do Rock'),
    on(20, 'Dia do Amigo', 'dia-do-amigo'),
    on(26, 'Dia dos Avós', 'dia-dos-avos'),
  ]),
  calendarMonth('agosto', (on, moving) => [
    moving('pais', 'Dia dos Pais', 'segundo domingo de agosto', 'dia-dos-pais'),
    on(11, 'Dia do Estudante'),
    on(27, 'Dia do Psicólogo'),
  ]),
  calendarMonth('setembro', (on) => [
    on(5, 'Dia do Irmão'),
    on(15, 'Dia do Cliente'),
    on(21, 'Dia da Árvore'),
    on(30, 'Dia da Secretária'),
  ]),
  calendarMonth('outubro', (on) => [
    on(12, 'Dia das Crianças', 'dia-das-criancas'),
    on(15, 'Dia do Professor', 'dia-do-professor'),
    on(18, 'Dia do Médico'),
    on(31, 'Dia das Bruxas'),
  ]),
  calendarMonth('novembro', (on, moving) => [
    on(19, 'Dia Internacional do Homem'),
    on(22, 'Dia do Músico'),
    moving('acaoDeGracas', 'Ação de Graças', 'quarta quinta-feira de novembro'),
    moving('blackFriday', 'Black Friday', 'sexta-feira após a Ação de Graças'),
    moving('cyberMonday', 'Cyber Monday', 'segunda-feira após a Black Friday'),
  ]),
  calendarMonth('dezembro', (on) => [
    on(8, 'Dia da Família'),
    on(24, 'Véspera de Natal', 'natal'),
    on(25, 'Natal', 'natal'),
    on(31, 'Réveillon', 'ano-novo'),
  ]),
];

/** Every occasion of the calendar with its date in that year, earliest first. */
export function occasionDates(year: number): OccasionDate[] {
  const movable = movableDates(year);
  return CALENDAR.flatMap(({ month, occasions }) =>
    occasions.map(({ name, occasionSlug, rule }) => ({
      name,
      occasionSlug,
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

type Fixed = (day: number, name: string, slug?: DatedOccasionSlug) => CalendarOccasion;
type Moving = (
  rule: keyof MovableDates,
  name: string,
  when: string,
  slug?: DatedOccasionSlug,
) => CalendarOccasion;

function calendarMonth(
  month: MonthValue,
  list: (on: Fixed, moving: Moving) => CalendarOccasion[],
): CalendarMonth {
  const label = monthLabel(month);
  const on: Fixed = (day, name, slug) => ({
    name,
    when: `${day === 1 ? '1º' : day} de ${label.toLowerCase()}`,
    occasionSlug: slug ?? null,
    rule: day,
  });
  const moving: Moving = (rule, name, when, slug) => ({
    name,
    when,
    occasionSlug: slug ?? null,
    rule,
  });
  return { month, label, occasions: list(on, moving) };
}
