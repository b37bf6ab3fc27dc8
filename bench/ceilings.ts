import { request } from '@playwright/test';

import { CEILINGS } from '@/domain/ceilings';

import { PROBES } from '../e2e/ceilings';
import { cpuMillisecondsOf } from './server-process';

const LONGEST_CELL = 60;

/**
 * The table of ceilings, with what it costs to go beyond each of them: the time until the probe has its answers, and
 * the processor time that the server spent meanwhile, its own background work included.
 */
export async function benchCeilings(baseURL: string): Promise<void> {
  const visitor = await request.newContext({ baseURL });
  const rows = [];
  for (const { request: name, most } of CEILINGS) {
    const cpuBefore = cpuMillisecondsOf(baseURL);
    const startedAt = performance.now();
    const outcome = await Promise.resolve(PROBES[name]?.({ visitor, baseURL })).then(
      () => 'holds',
      (error: unknown) => (error instanceof Error ? error.message : 'fails'),
    );
    rows.push({
      request: cut(name),
      most: cut(most),
      outcome: cut(outcome),
      ms: Math.round(performance.now() - startedAt),
      'server CPU ms': cpuMillisecondsOf(baseURL) - cpuBefore,
    });
  }
  await visitor.dispose();
  console.table(rows);
}

function cut(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL - 1)}…` : line;
}
