import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PATIENCE_SECONDS = 300;
/** What a server is asked for here is no abuse. */
const UNLIMITED = '1000000';

export type Server = { url: string; stop: () => Promise<void> };

/** The built site with this database, on a loopback port of its own. Builds the site where that has not happened. */
export async function startServer(database: string): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-bench-'));
  const [port, smtp, inbox] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DATABASE_URL: database, DATA_DIR: folder, HOST: '127.0.0.1', SITE_URL: url },
      ...{ PORT: port, MAIL_SMTP_PORT: smtp, MAIL_UI_PORT: inbox },
      API_ANONYMOUS_PER_MINUTE: UNLIMITED,
    },
  });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let second = 0; second < PATIENCE_SECONDS && child.exitCode === null; second += 1) {
    if (await answers(`${url}/api/health`)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await stop();
  throw new Error(`The site did not start with ${database}`);
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** They may be taken by somebody else meanwhile; then the server does not start. */
async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return String(typeof address === 'object' ? address?.port : address);
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
