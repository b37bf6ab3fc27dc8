import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type MailInbox, startMailInbox } from '@/server/mail/mail-inbox';

import { freePort } from '../../support/free-port';

let dataDir: string;
let inbox: MailInbox;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mimoteca-inbox-'));
  port = await freePort();
  inbox = await startMailInbox({ dataDir, smtpPort: await freePort(), uiPort: port });
});
afterAll(async () => {
  await inbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = { status: number; allowed: unknown };

/** With any headers, also those that `fetch` writes itself. */
function ask(headers: Record<string, string>, address = '/api/email'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      response.resume();
      const allowed = response.headers['access-control-allow-origin'];
      response.on('end', () => resolve({ status: response.statusCode ?? 0, allowed }));
    })
      .on('error', reject)
      .end();
  });
}

const own = () => `localhost:${port}`;

it('its own page, and programs on this machine, read the mails', async () => {
  for (const host of [own(), `127.0.0.1:${port}`]) {
    expect((await ask({ host })).status).toBe(200);
    expect((await ask({ host, origin: `http://${host}` })).status).toBe(200);
  }
  expect((await ask({ host: own(), accept: 'text/html' }, '/')).status).toBe(200);
});

it.each([
  ['a page of another site', { origin: 'https://outro.example' }],
  ['a page of another port', { origin: 'http://localhost:3000' }],
  ['a page without a site', { origin: 'null' }],
  [
    'a script or picture in a page',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  [
    'a frame in a page',
    {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    },
  ],
  ['a name of a stranger that leads here', { host: 'outro.example' }],
])('%s reads nothing', async (_, headers) => {
  expect(await ask({ host: own(), ...headers })).toEqual({ status: 403, allowed: undefined });
});

it('a link leads to it', async () => {
  const headers = {
    host: own(),
    accept: 'text/html',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  expect((await ask(headers, '/')).status).toBe(200);
});
