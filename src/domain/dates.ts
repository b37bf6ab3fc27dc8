import { lazily } from './lazily';

/** Wherever the server or the visitor is: the site speaks of days as people in São Paulo do. */
export const TIME_ZONE = 'America/Sao_Paulo';
const DAY = 24 * 60 * 60 * 1_000;

// Swedish writes dates as ISO 8601 does.
const isoFormat = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }));
const clockFormat = lazily(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    }),
);
const shortFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE }));
// A day without an hour is midnight in Greenwich: any other zone could move it to the day before.
const dayFormat = lazily(() => inGreenwich({}));
const longFormat = lazily(() => inGreenwich({ day: 'numeric', month: 'long' }));
const weekdayFormat = lazily(() => inGreenwich({ weekday: 'long' }));

/** The calendar day in São Paulo, 'YYYY-MM-DD': now, or at the instant given. */
export function today(now = new Date()): string {
  return isoFormat().format(now);
}

/** Until the next day begins in São Paulo; more than 0. */
export function millisecondsOfDayLeft(now = new Date()): number {
  return Date.parse(today(now)) + DAY - localTime(now);
}

/** Until the next year begins in São Paulo; more than 0. */
export function millisecondsOfYearLeft(now = new Date()): number {
  return Date.UTC(yearOf(today(now)) + 1, 0) - localTime(now);
}

/** The instant at which clocks in Greenwich show what those in São Paulo show now. */
function localTime(now: Date): number {
  const clock = Date.parse(`${clockFormat().format(now).replace(' ', 'T')}Z`);
  return clock + now.getMilliseconds();
}

/** The year of a 'YYYY-MM-DD'. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** This instant for machines, ISO 8601 in UTC. */
export function timestamp(now = new Date()): string {
  return now.toISOString();
}

/** The instant at which clocks in São Paulo show 'YYYY-MM-DDTHH:MM'; null for what is no such moment. */
export function instantOf(localMoment: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(localMoment)) return null;
  const inGreenwich = Date.parse(`${localMoment}Z`);
  if (Number.isNaN(inGreenwich)) return null;
  const offset = localTime(new Date(inGreenwich)) - inGreenwich;
  const instant = new Date(inGreenwich - offset);
  return localMomentOf(instant) === localMoment ? instant : null;
}

const TYPED =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(?:às\s+)?(\d{1,2})(?::|h)(\d{2})?(?::\d{2})?)?$/;

/**
 * The instant that people in Brazil write '25/12/2026 09:00', '25/12/2026 às 9h' or, at its first minute, '25/12/2026', by
 * the clocks of São Paulo; null for what is no such moment.
 */
export function typedInstant(text: string): Date | null {
  const typed = TYPED.exec(text.trim());
  if (typed === null) return null;
  const [, day = '', month = '', year = '', hour = '0', minute = '00'] = typed;
  const two = (part: string) => part.padStart(2, '0');
  return instantOf(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`);
}

/** What clocks in São Paulo show at an instant, 'YYYY-MM-DDTHH:MM'. */
export function localMomentOf(instant: Date): string {
  return clockFormat().format(instant).replace(' ', 'T').slice(0, 16);
}

/** The same as people read it, '20/11/2026 às 09:30'. */
export function formatMoment(instant: Date): string {
  return `${formatDate(instant)} às ${localMomentOf(instant).slice(11)}`;
}

/** The calendar day in São Paulo as visitors read it, '20/11/2026'. */
export function formatDate(instant: Date): string {
  return shortFormat().format(instant);
}

/** '20/11/2026', of a 'YYYY-MM-DD'. */
export function formatDay(day: string): string {
  return dayFormat().format(new Date(day));
}

/** '25 de dezembro', of a 'YYYY-MM-DD'. */
export function dayText(day: string): string {
  return longFormat().format(new Date(day)).replace(/^1 de/, '1º de');
}

/** 'sexta-feira', of a 'YYYY-MM-DD'. */
export function weekdayText(day: string): string {
  return weekdayFormat().format(new Date(day));
}

function inGreenwich(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
}
