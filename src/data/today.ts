import 'server-only';

import { today, yearOf } from '@/domain/dates';

import { cached, cachedRead } from './cached';

/** The day in São Paulo as static pages print it, 'YYYY-MM-DD'; read again after its midnight. */
export const getToday = cachedRead('getToday', async (): Promise<string> => {
  cached('day');
  return today();
});

/** The year in São Paulo, for what does not say the day; read again when it is over. */
export const getYear = cachedRead('getYear', async (): Promise<number> => {
  cached('year');
  return yearOf(today());
});
