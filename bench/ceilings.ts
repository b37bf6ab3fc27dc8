import { request } from '@playwright/test';

import { CEILINGS } from '@/domain/ceilings';

import { PROBES } from '../e2e/ceilings';
import { cpuMillisecondsOf } from './server-process';

/**
 * The table of ceilings, with what it costs to go beyond each of them: the time until the probe has its answers, and
 * the processor time that the server spent meanwhile, its own background work included.
 */
export async function benchCeilings(baseURL: string): Promise<void> {
  const visitor = await request.newContext({ baseURL });
  const rows = [];
  for (const { request: name, most, beyond, enforcedBy } of CEILINGS) {
    const cpuBefore = cpuMillisecondsOf(baseURL);
    const startedAt = performance.now();
    const outcome = await Promise.resolve(PROBES[name]?.({ visitor, baseURL })).then(
      () => 'holds',
      (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'fails'),
    );
    const ms = (performance.now() - startedAt).toFixed(0);
    const cpu = cpuMillisecondsOf(baseURL) - cpuBefore;
    rows.push({ request: name, most, beyond, enforcedBy, outcome, ms, 'server CPU ms': cpu });
  }
  await visitor.dispose();
  console.table(rows);
}
