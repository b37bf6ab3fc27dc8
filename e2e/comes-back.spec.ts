import process from 'node:process';

import { isAlive } from '../src/server/startup/processes';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();
test.describe.configure({ mode: 'serial' });

test.skip(process.platform !== 'linux', 'finds the processes of the site in /proc');

async function expectServed(url: string): Promise<void> {
  const status = async (path: string) => (await fetch(url + path)).status;
  await expect.poll(() => status('/api/ready'), { timeout: 30_000 }).toBe(200);
  const page = await fetch(`${url}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
  expect(await status('/api/gifts?limit=1')).toBe(200);
}

test('a server process that is killed is back by itself, and serves pages', async ({ site }) => {
  const supervisor = site.run();
  await expectServed(site.url);
  const first = supervisor.serverId();
  process.kill(first, 'SIGKILL');
  await supervisor.says('O servidor caiu (sinal SIGKILL)');
  await supervisor.says('O servidor voltou');
  expect(supervisor.serverId()).not.toBe(first);
  await expectServed(site.url);
});

test('killing its supervisor ends the server process, and the next start serves', async ({
  site,
}) => {
  const supervisor = site.run();
  const server = supervisor.serverId();
  supervisor.process.kill('SIGKILL');
  await expect.poll(() => isAlive(server), { timeout: 30_000 }).toBe(false);
  await site.start();
  await expectServed(site.url);
});

test('asked to stop, it ends in order', async ({ site }) => {
  const supervisor = site.run();
  const server = supervisor.serverId();
  supervisor.process.kill('SIGTERM');
  expect(await supervisor.ended).toBe(0);
  expect(isAlive(server)).toBe(false);
});
