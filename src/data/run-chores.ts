import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { env } from '@/lib/env';

import { runDailyTasks } from './figures/run-daily-tasks';
import { runLinkVisits } from './links/run-link-visits';

/**
 * Does a batch of what nobody waits for. Answers the milliseconds after which it should be called again, 0 for at once.
 * One runner of one server calls it (src/server/jobs).
 */
export async function runChores(): Promise<number> {
  const payload = await getPayload({ config });
  const daily = await runDailyTasks(payload);
  const visits = env.LINK_CHECKS ? await runLinkVisits(payload) : null;
  return Math.min(daily, visits ?? daily);
}
