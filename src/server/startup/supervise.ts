import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { ChildFailure } from './child';
import { describeDeath, type Death } from './describe-death';
import { formatSeconds, type Log } from './progress';

/** The message of a supervised program once it serves, and the one to it that asks it to end. */
export const READY = 'ready';
export const STOP = 'stop';

type Options = {
  /** Starts the program, with a channel to us: it says READY over it, and ends when STOP arrives. */
  launch: () => ChildProcess;
  log: Log;
  /** Called when the program dies at once however often it is started. Nothing runs any more then. */
  onGiveUp: () => void;
  /** How long it may take to end before it is killed. */
  stopWithinMs?: number;
};

export type Supervised = {
  /** Resolves when the program serves; rejects when it dies before it ever did, which starting again would not help. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

type Run = { child: ChildProcess; isReady: Promise<boolean>; ended: Promise<Death> };

const STOP_WITHIN_MS = 10_000;
/** A death before the program serves, or this soon after, will probably repeat itself. */
const AT_ONCE_MS = 5_000;
const GIVE_UP_AFTER = 3;
/** Who has served this long starts again without a pause. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

function begin(launch: () => ChildProcess): Run {
  const child = launch();
  const ended = new Promise<Death>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    // Without an id it never began, and never exits.
    child.once('error', () => child.pid === undefined && resolve({ code: null, signal: null }));
  });
  const isReady = new Promise<boolean>((resolve) => {
    child.on('message', (message) => message === READY && resolve(true));
    void ended.then(() => resolve(false));
  });
  return { child, isReady, ended };
}

/**
 * Runs a program and starts it again whenever it ends unasked: at once the first time, then with growing pauses until it
 * has served for a while.
 */
export function supervise(options: Options): Supervised {
  const { launch, log, onGiveUp, stopWithinMs = STOP_WITHIN_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let run = begin(launch);

  async function first(): Promise<void> {
    if (await run.isReady) return void watch();
    throw new ChildFailure(`O servidor não iniciou: ${describeDeath(await run.ended)}.`);
  }

  /** Starts again; tells when the new run was ready, if it ever was. */
  async function revive(): Promise<number | null> {
    const startedAt = performance.now();
    run = begin(launch);
    if (!(await run.isReady)) return null;
    log(`✔ O servidor voltou (${formatSeconds(performance.now() - startedAt)})`);
    return performance.now();
  }

  async function watch(): Promise<void> {
    let readyAt: number | null = performance.now();
    let deathsAtOnce = 0;
    let pause = 0;
    for (;;) {
      const death = describeDeath(await run.ended);
      if (signal.aborted) return;
      const served = readyAt === null ? 0 : performance.now() - readyAt;
      deathsAtOnce = served < AT_ONCE_MS ? deathsAtOnce + 1 : 0;
      if (deathsAtOnce === GIVE_UP_AFTER) {
        log(`✖ O servidor caiu (${death}) pela ${GIVE_UP_AFTER}ª vez logo ao iniciar: desistindo`);
        onGiveUp();
        return;
      }
      if (served > STEADY_MS) pause = 0;
      const when = pause === 0 ? '' : ` em ${formatSeconds(pause)}`;
      log(`✖ O servidor caiu (${death}): reiniciando${when}`);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      pause = Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      readyAt = await revive();
    }
  }

  return {
    ready: first(),
    async stop() {
      stopping.abort();
      const { child, ended } = run;
      if (child.connected) child.send(STOP, () => undefined);
      const patience = new AbortController();
      const late = sleep(stopWithinMs, true, { signal: patience.signal }).catch(() => false);
      if (await Promise.race([ended.then(() => false), late])) {
        log(`O servidor não encerrou em ${formatSeconds(stopWithinMs)}: encerrado à força`);
        child.kill('SIGKILL');
      }
      patience.abort();
      await ended;
    },
  };
}
