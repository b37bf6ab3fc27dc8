import 'server-only';

import { cached } from '@/data/cached';
import { dayInBrazil } from '@/domain/dates';

/** The day in Brazil as static pages print it, 'YYYY-MM-DD'; looked at again every hour. */
export async function getToday(): Promise<string> {
  'use cache';
  cached('published');
  return dayInBrazil(new Date());
}
