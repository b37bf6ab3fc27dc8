// A visitor who reads cached pages, in a process of its own so that the attackers' work does not slow its clock.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [, , url, paths] = process.argv;
const PAGES = JSON.parse(paths);
const PAUSE_MS = 25;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

// In a session of its own, a Ctrl-C does not reach it.
process.on('disconnect', () => process.exit());

function read(path) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    get(url + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ milliseconds: performance.now() - startedAt, isGood: answer.statusCode === 200 }),
      );
    }).on('error', () => resolve({ milliseconds: performance.now() - startedAt, isGood: false }));
  });
}

for (let index = 0; ; index += 1) {
  process.send?.(await read(PAGES[index % PAGES.length]));
  await pause(PAUSE_MS);
}
