import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** The most a server process may keep on V8's heap: a leak ends in a restart instead of a machine that swaps. */
const HEAP_MB = 768;
/** V8's own 16 MB make a busy server hold up to three times that for what lives a moment. */
const YOUNG_GENERATION_MB = 8;

/**
 * For the C library of Linux, whose habit of one arena a thread costs a third of what the heap takes. What was freed goes
 * back to the system from 32 MB on: with its own 128 kB each page that is made faults some 250 pages of memory in again,
 * a tenth of what it costs. What the operator has set counts.
 */
const FRUGAL_MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '33554432' };

/** Payload words some dates of the panel in the process's zone, and everybody is told those of São Paulo. */
const ZONE = { TZ: 'America/Sao_Paulo' };

/** Compiled beside the program that this is a part of (scripts/compile-programs.mjs). */
const PROGRAM = new URL('./serve.mjs', import.meta.url);

function heapFlags(): string[] {
  // An operator who has measured knows better, and flags here would outrank theirs.
  if (process.env.NODE_OPTIONS?.includes('--max-old-space-size')) return [];
  return [`--max-old-space-size=${HEAP_MB}`];
}

/** Plain CommonJS: what is required before a program cannot be a module. */
const POOL_PRIORITY = path.resolve('src/server/startup/pool-priority.cjs');

/** Starts the process that answers requests. The environment must be complete. */
export function launchServer({ dev }: { dev: boolean }): ChildProcess {
  // Compiling, which development does in the same process, needs what it needs.
  const flags = dev ? [] : [...heapFlags(), `--max-semi-space-size=${YOUNG_GENERATION_MB}`];
  return fork(PROGRAM, dev ? ['--dev'] : [], {
    execArgv: [...flags, '--require', POOL_PRIORITY],
    env: { ...FRUGAL_MALLOC, ...process.env, ...ZONE },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
