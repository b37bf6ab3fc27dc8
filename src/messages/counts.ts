import { formatNumber } from '@/domain/format-number';

/** '1 presente', '1.234 presentes': a whole number with its noun. */
export function counted(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

/** A counter that promises more: '1.234+'. */
export function counterWithPlus(count: number): string {
  return `${formatNumber(count)}+`;
}
