// Required before the server's program (server-process.ts), while libuv has not started its threads yet: they compress,
// hash passwords and read pictures. On a machine whose cores are all busy they let the thread go first that answers.
const { randomBytes } = require('node:crypto');
const { readdirSync } = require('node:fs');
const { setPriority } = require('node:os');

const NICE = 10;
const threads = () => readdirSync('/proc/self/task').map(Number);

// Linux alone gives each thread a priority of its own.
if (process.platform === 'linux') {
  const before = new Set(threads());
  // The first work for the pool starts all of its threads, before this call returns.
  randomBytes(1, () => undefined);
  for (const thread of threads()) {
    if (before.has(thread)) continue;
    try {
      setPriority(thread, NICE);
    } catch {
      // A container may forbid it: then none goes first.
    }
  }
}
