import 'server-only';

import { cached } from './cached';

/** An instant of today, as the legal pages date themselves; looked at again every hour. */
export async function getCurrentDay(): Promise<Date> {
  'use cache';
  cached('published');
  return new Date();
}
