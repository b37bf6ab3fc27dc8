import 'server-only';

import { dayInBrazil } from '@/domain/dates';

import { cached } from './cached';

/** The year in Brazil, as the copyright line prints it; looked at again every hour. */
export async function getCurrentYear(): Promise<number> {
  'use cache';
  cached('published');
  return Number(dayInBrazil(new Date()).slice(0, 4));
}
