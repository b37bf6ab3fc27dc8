import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { StartupFailure } from '../startup/failures';
import type { PostgresBinaries } from './binaries';
import { postgresEnvironment } from './cluster';
import type { PostgresOwner } from './owner';
import { readPostmaster, removeStaleLock, stopPostmaster } from './postmaster';
import { postgresSettings } from './settings';

type Options = {
  dataDir: string;
  cluster: string;
  port: number;
  log: (line: string) => void;
  durable: boolean;
  owner: PostgresOwner;
  binaries: PostgresBinaries;
};

const POLL_MS = 20;
const SLOW_AFTER_MS = 5_000;
const START_TIMEOUT_MS = 10 * 60_000;
const LOG_LIMIT_BYTES = 5_000_000;
const FIRST_BACKOFF_MS = 250;
const LONGEST_BACKOFF_MS = 5_000;
const STEADY_AFTER_MS = 60_000;
const LINGERING_ATTEMPTS = 40;

// Without an id it never began.
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null;

function launch(options: Options, logFile: string): ChildProcess {
  const large = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES;
  const output = openSync(logFile, large ? 'w' : 'a', 0o600);
  try {
    return spawn(
      options.binaries.postgres,
      ['-D', options.cluster, ...postgresSettings(options.port, options.durable)],
      {
        ...options.owner,
        // A group of its own: Ctrl-C in the terminal must reach us only, who stop it last.
        detached: true,
        cwd: dirname(options.cluster),
        env: postgresEnvironment(),
        stdio: ['ignore', output, output],
      },
    );
  } finally {
    closeSync(output);
  }
}

async function lastLines(logFile: string, from: number): Promise<string> {
  const file = await open(logFile);
  try {
    const size = (await file.stat()).size;
    const start = from > size ? 0 : from;
    const buffer = Buffer.alloc(size - start);
    await file.read(buffer, 0, buffer.length, start);
    return buffer.toString();
  } finally {
    await file.close();
  }
}

function explain(output: string, { port, cluster }: Options, logFile: string): StartupFailure {
  if (output.includes('Address already in use') || output.includes('could not bind')) {
    return new StartupFailure(
      `A porta ${port} do banco de dados já está em uso. Encerre o programa que a ocupa ou escolha outra com PG_PORT.`,
    );
  }
  if (output.includes('No space left on device')) {
    return new StartupFailure(
      `O disco está cheio: o banco de dados não pôde iniciar em ${cluster}. Libere espaço e tente de novo.`,
    );
  }
  if (output.includes('incompatible with server')) {
    return new StartupFailure(
      `O banco de dados em ${cluster} é de outra versão do Postgres. Use a versão do programa que o criou ou aponte DATA_DIR para outra pasta.`,
    );
  }
  const reason = output.match(/(?:FATAL|PANIC):\s*(.+)/)?.[1] ?? 'motivo desconhecido';
  return new StartupFailure(`O banco de dados não iniciou: ${reason}. Veja ${logFile}.`);
}

/** Waits until the server accepts connections; crash recovery may take a while. False when it ended before. */
async function becameReady(child: ChildProcess, options: Options): Promise<boolean> {
  const started = Date.now();
  let said = false;
  while (!hasEnded(child)) {
    const postmaster = await readPostmaster(options.cluster);
    if (postmaster?.pid === child.pid && postmaster?.ready) return true;
    const waited = Date.now() - started;
    if (waited > SLOW_AFTER_MS && !said) {
      said = true;
      options.log('O banco de dados está se recuperando de uma queda; aguarde');
    }
    if (waited > START_TIMEOUT_MS) return false;
    await sleep(POLL_MS);
  }
  return false;
}

async function start(options: Options, logFile: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    await removeStaleLock(options.cluster);
    const child = launch(options, logFile);
    const spawnErrors: Error[] = [];
    child.on('error', (error) => spawnErrors.push(error));
    if (await becameReady(child, options)) return child;
    if (spawnErrors[0]) throw spawnErrors[0];
    const output = await lastLines(logFile, logStart);
    // Children of a killed postmaster take a moment to notice and leave the shared memory.
    const lingering = output.includes('pre-existing shared memory block');
    if (!lingering || attempt === LINGERING_ATTEMPTS) throw explain(output, options, logFile);
    await sleep(FIRST_BACKOFF_MS);
  }
}

/** Runs Postgres as our child and starts it again, with growing pauses, whenever it ends unasked. */
export async function supervise(options: Options): Promise<{ stop(): Promise<void> }> {
  const logFile = join(options.dataDir, 'postgres.log');
  let stopping = false;
  let backoff = FIRST_BACKOFF_MS;
  let child = await start(options, logFile);

  const watch = (current: ChildProcess) => {
    const since = Date.now();
    current.once('exit', () => {
      if (Date.now() - since > STEADY_AFTER_MS) backoff = FIRST_BACKOFF_MS;
      void revive();
    });
  };

  async function revive(): Promise<void> {
    while (!stopping) {
      options.log('O banco de dados caiu: reiniciando');
      await sleep(backoff);
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
      if (stopping) return;
      try {
        child = await start(options, logFile);
        if (stopping) {
          child.kill('SIGINT');
          return;
        }
        options.log('O banco de dados voltou');
        watch(child);
        return;
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error));
      }
    }
  }
  watch(child);

  const stopAtExit = () => void child.kill('SIGINT');
  process.once('exit', stopAtExit);

  return {
    async stop() {
      stopping = true;
      process.off('exit', stopAtExit);
      if (!hasEnded(child) && child.pid !== undefined) await stopPostmaster(child.pid);
    },
  };
}
