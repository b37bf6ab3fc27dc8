import { lazily } from '@/domain/lazily';

const long = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const weekday = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }),
);

/** '25 de dezembro', of a 'YYYY-MM-DD'. */
export const dayText = (date: string): string =>
  long().format(new Date(date)).replace(/^1 de/, '1º de');

/** 'sexta-feira', of a 'YYYY-MM-DD'. */
export const weekdayText = (date: string): string => weekday().format(new Date(date));

/** The day on the visitor's own clock, 'YYYY-MM-DD'. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
