import { fork } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { percentile } from '../percentile';
import { firstGiftPath } from '../routes';
import { megabytesOf } from '../server-process';
import { ATTACKS, type Attack } from './attacks';
import { send } from './send';

const MINUTE = 60_000;
/** Between two requests of one connection, in milliseconds: the machine that attacks is the one that answers. */
const ATTACK_PAUSE = 50;
const TARGET_P95 = 50;

type Read = { milliseconds: number; isGood: boolean };
type Outcome = { attack: string; outcome: string; milliseconds: number };

/**
 * Every kind of abusive request at once for `minutes`, while a visitor reads cached pages. Prints what the visitor
 * waited and what the server's memory was, minute by minute, and what became of each attack. Start the server with
 * TRUSTED_PROXIES=1: each request then comes from a client of its own, and no throttle by client helps.
 */
export async function benchAbuse(url: string, minutes: number): Promise<void> {
  const pages = ['/', '/categorias', '/categoria/nerd', '/ocasioes', await firstGiftPath(url)];
  const reads: Read[] = [];
  const outcomes: Outcome[] = [];
  const visitor = fork('bench/visitor.mjs', [url, JSON.stringify(pages)], {
    // A session of its own, which Linux schedules apart from that of the attackers.
    detached: true,
  });
  yieldProcessor();
  // The border to the other process, which sends nothing else.
  visitor.on('message', (read) => reads.push(read as Read));

  const rows = [];
  await pause(MINUTE / 6);
  rows.push({ minute: 'before', ...summary(reads.splice(0)), 'server MB': megabytesOf(url) });
  const endsAt = Date.now() + minutes * MINUTE;
  const attackers = ATTACKS.flatMap((attack) =>
    Array.from({ length: attack.connections }, () => run(url, attack, endsAt, outcomes)),
  );
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(MINUTE);
    rows.push({ minute, ...summary(reads.splice(0)), 'server MB': megabytesOf(url) });
  }
  await Promise.all(attackers);
  await pause(MINUTE / 6);
  rows.push({ minute: 'after', ...summary(reads.splice(0)), 'server MB': megabytesOf(url) });
  visitor.kill();
  console.table(rows);
  console.table(ATTACKS.map(({ name }) => attackRow(name, outcomes)));
}

/** Attackers have machines of their own: what they need of this one's processor is not taken from the server. */
function yieldProcessor(): void {
  setPriority(19);
  // Linux shares the processor between sessions first, and by process within each.
  const session = '/proc/self/autogroup';
  if (existsSync(session)) writeFileSync(session, '19');
}

async function run(url: string, attack: Attack, endsAt: number, outcomes: Outcome[]) {
  while (Date.now() < endsAt) {
    const startedAt = performance.now();
    const outcome = await send(url, attack.next());
    const milliseconds = performance.now() - startedAt;
    outcomes.push({ attack: attack.name, outcome, milliseconds });
    await pause(ATTACK_PAUSE);
  }
}

function summary(reads: Read[]) {
  const times = reads.map(({ milliseconds }) => milliseconds);
  const p95 = percentile(times, 0.95);
  return {
    pages: reads.length,
    'not 200': reads.filter(({ isGood }) => !isGood).length,
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p95 ms': p95.toFixed(1),
    'p99 ms': percentile(times, 0.99).toFixed(1),
    target: p95 < TARGET_P95 ? 'met' : 'missed',
  };
}

function attackRow(attack: string, outcomes: Outcome[]) {
  const own = outcomes.filter((outcome) => outcome.attack === attack);
  const counts = new Map<string, number>();
  for (const { outcome } of own) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const times = own.map(({ milliseconds }) => milliseconds);
  return {
    attack,
    sent: own.length,
    answers: [...counts].map(([outcome, count]) => `${outcome}: ${count}`).join(', '),
    'p50 ms': percentile(times, 0.5).toFixed(0),
    'p95 ms': percentile(times, 0.95).toFixed(0),
  };
}
