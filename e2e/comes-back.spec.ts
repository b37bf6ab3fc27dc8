import process from 'node:process';

import { digestSources, isBuiltFrom } from '../src/server/build/build-stamp';
import { isAlive } from '../src/server/startup/processes';
import { createOwnSite } from './support/own-site';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.skip(process.platform !== 'linux', 'finds the processes of the site in /proc');

let site: Awaited<ReturnType<typeof createOwnSite>>;
let supervisor: Awaited<ReturnType<typeof site.start>>;

async function expectServed(): Promise<void> {
  const status = async (path: string) => (await fetch(site.url + path)).status;
  await expect.poll(() => status('/api/ready'), { timeout: 30_000 }).toBe(200);
  const page = await fetch(`${site.url}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
  expect(await status('/api/gifts?limit=1')).toBe(200);
}

test.beforeAll(async () => {
  site = await createOwnSite();
  test.skip(!(await isBuiltFrom(await digestSources())), 'this clone has no build of its sources');
});

test.afterAll(() => site.remove());

test('a server process that is killed is back by itself, and serves pages', async () => {
  supervisor = await site.start();
  await expectServed();
  const first = supervisor.serverId();
  process.kill(first, 'SIGKILL');
  await supervisor.says('O servidor caiu (sinal SIGKILL)');
  await supervisor.says('O servidor voltou');
  expect(supervisor.serverId()).not.toBe(first);
  await expectServed();
});

test('killing its supervisor ends the server process, and the next start serves', async () => {
  const server = supervisor.serverId();
  supervisor.process.kill('SIGKILL');
  await expect.poll(() => isAlive(server), { timeout: 30_000 }).toBe(false);
  supervisor = await site.start();
  await expectServed();
});

test('asked to stop, it ends in order', async () => {
  const server = supervisor.serverId();
  supervisor.process.kill('SIGTERM');
  expect(await supervisor.ended).toBe(0);
  expect(isAlive(server)).toBe(false);
});
