import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';

import { expect, it } from 'vitest';

/** Prints the niceness of the program's threads, the one that answers first. */
const PROGRAM = `
  const { readdirSync, readFileSync } = require('node:fs');
  const niceness = (id) =>
    Number(readFileSync('/proc/self/task/' + id + '/stat', 'utf8').split(') ').at(-1).split(' ')[16]);
  const others = readdirSync('/proc/self/task').filter((id) => Number(id) !== process.pid);
  console.log(JSON.stringify({ main: niceness(process.pid), others: others.map(niceness) }));
`;

it.runIf(process.platform === 'linux')(
  'the threads that hash and compress yield the processor to the one that answers, and no other thread does',
  () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--require', './src/server/startup/pool-priority.cjs', '--eval', PROGRAM],
      { encoding: 'utf8', env: { ...process.env, UV_THREADPOOL_SIZE: '3' } },
    );
    const { main, others } = JSON.parse(stdout) as { main: number; others: number[] };
    expect(main).toBe(getPriority());
    expect(others.filter((nice) => nice === 10)).toHaveLength(3);
    expect(others.filter((nice) => nice === main)).toHaveLength(others.length - 3);
  },
);
