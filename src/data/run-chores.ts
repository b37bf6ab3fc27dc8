import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { env } from '@/lib/env';

import { sequenceChanges } from './changes/sequence-changes';
import { runDailyTasks } from './figures/run-daily-tasks';
import { runLinkVisits } from './links/run-link-visits';

/**
 * Does a batch of what nobody waits for. Answers the milliseconds after which it should be called again, 0 for at once.
 * One runner of one server calls it (src/server/jobs).
 */
export async function runChores(): Promise<number> {
  const payload = await getPayload({ config });
  const hasMarks = await sequenceChanges(adapterOf(payload).drizzle);
  const daily = await runDailyTasks(payload);
  const visits = env.LINK_CHECKS ? await runLinkVisits(payload) : null;
  return hasMarks ? 0 : Math.min(daily, visits ?? daily);
}
