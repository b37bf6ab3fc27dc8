import 'server-only';

import { today, yearOf } from '@/domain/dates';

import { cached } from './cached';

/** The day in São Paulo as static pages print it, 'YYYY-MM-DD'; read again after its midnight. */
export async function getToday(): Promise<string> {
  'use cache';
  cached('day');
  return today();
}

/** The year in São Paulo, for what does not say the day; read again when it is over. */
export async function getYear(): Promise<number> {
  'use cache';
  cached('year');
  return yearOf(today());
}
