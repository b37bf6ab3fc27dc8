import 'server-only';

import { getSiteSettings } from '@/data/site-settings';
import { getYear } from '@/data/today';

/** What the database and the day say in the parts that every page has. */
export async function readSiteFrame() {
  const [year, { contactEmail, city, social }] = await Promise.all([getYear(), getSiteSettings()]);
  return { year, settings: { contactEmail, city, social } };
}
