import { lazily } from './lazily';

const TIME_ZONE = 'America/Sao_Paulo';

// Swedish writes dates as ISO 8601 does.
const isoFormat = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }));
const shortFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE }));

/** The calendar day in São Paulo at an instant, 'YYYY-MM-DD'. */
export function dayInBrazil(instant: Date): string {
  return isoFormat().format(instant);
}

/** The calendar day in São Paulo as visitors read it, '20/11/2026'. */
export function formatDate(instant: Date): string {
  return shortFormat().format(instant);
}
