import 'server-only';

import { today } from '@/domain/dates';

import { cached } from './cached';

/** The day in São Paulo as static pages print it, 'YYYY-MM-DD'; read again every hour. */
export async function getToday(): Promise<string> {
  'use cache';
  cached('published');
  return today();
}
