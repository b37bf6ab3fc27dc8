/** Months as the database stores them; 'todo-ano' marks what has no month of its own. */
export const MONTHS = [
  { value: 'todo-ano', label: 'Todo ano' },
  { value: 'janeiro', label: 'Janeiro' },
  { value: 'fevereiro', label: 'Fevereiro' },
  { value: 'marco', label: 'Março' },
  { value: 'abril', label: 'Abril' },
  { value: 'maio', label: 'Maio' },
  { value: 'junho', label: 'Junho' },
  { value: 'julho', label: 'Julho' },
  { value: 'agosto', label: 'Agosto' },
  { value: 'setembro', label: 'Setembro' },
  { value: 'outubro', label: 'Outubro' },
  { value: 'novembro', label: 'Novembro' },
  { value: 'dezembro', label: 'Dezembro' },
] as const;

export type MonthOption = (typeof MONTHS)[number];
export type MonthValue = MonthOption['value'];

/** Label for visitors, or '' for a text that is not a stored month. */
export function monthLabel(value: string): string {
  return MONTHS.find((month) => month.value === value)?.label ?? '';
}

/** 1 for 'janeiro' to 12 for 'dezembro'; null for 'todo-ano' and for anything unknown. */
export function monthNumber(value: string): number | null {
  const index = MONTHS.findIndex((month) => month.value === value);
  return index > 0 ? index : null;
}
