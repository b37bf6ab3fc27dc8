import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

const AT_ONCE = 20;

/**
 * Runs queued jobs that are due, and answers how many: 0 when none is left. Only one runner at a time may call it
 * (src/server/jobs): Payload would run a job twice for two.
 */
export async function runQueuedJobs(): Promise<number> {
  const payload = await getPayload({ config });
  const { jobStatus = {} } = await payload.jobs.run({ limit: AT_ONCE, silent: true });
  return Object.keys(jobStatus).length;
}
