import { createServer, type RequestListener, type Server } from 'node:http';

import { afterEach, expect, it } from 'vitest';

import { fetchOutside } from '@/lib/outbound/fetch-outside';
import { outboundFailure } from '@/lib/outbound/outbound-error';
import { outboundTarget } from '@/lib/outbound/outbound-target';
import { isPublicAddress } from '@/lib/outbound/public-address';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `127.0.0.1:${address.port}`;
}

async function failureOf(promise: Promise<unknown>): Promise<string | null> {
  return promise.then(() => null, outboundFailure);
}

const BOUNDS = { maxBytes: 1_000, timeoutMs: 5_000, privateHosts: [] };

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['200.160.2.3', '8.8.8.8', '2001:4860:4860::8888'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['http://127.0.0.1/', 'private-address'],
  ['http://2130706433/', 'private-address'],
  ['http://0x7f.1/', 'private-address'],
  ['http://[::1]/', 'private-address'],
  ['http://[::ffff:169.254.169.254]/', 'private-address'],
  ['http://localhost/', 'private-address'],
  ['http://8.8.8.8:22/', 'bad-address'],
  ['https://user:secret@example.com/', 'bad-address'],
  ['file:///etc/passwd', 'bad-address'],
  ['javascript:alert(1)', 'bad-address'],
  ['', 'bad-address'],
])('refuses to ask %j', async (address, failure) => {
  expect(await failureOf(fetchOutside(address, BOUNDS))).toBe(failure);
});

it('reaches a private host only on the port that the operator has named', () => {
  expect(outboundTarget('http://10.0.0.5:8080/x', ['10.0.0.5:8080']).isPrivate).toBe(true);
  expect(outboundTarget('http://10.0.0.5:8080/x', ['10.0.0.5']).isPrivate).toBe(true);
  expect(() => outboundTarget('http://10.0.0.5:8081/x', ['10.0.0.5:8080'])).toThrow('bad-address');
  expect(() => outboundTarget('http://10.0.0.5/', ['10.0.0.5:8080'])).toThrow('private-address');
});

it('answers status, headers, body and the redirects on the way', async () => {
  const host = await serve((request, response) => {
    if (request.url === '/old') response.writeHead(301, { Location: '/new' }).end();
    else response.writeHead(404, { 'X-Shop': 'yes' }).end(request.method);
  });
  const answer = await fetchOutside(`http://${host}/old`, { ...BOUNDS, privateHosts: [host] });
  expect(answer).toMatchObject({
    status: 404,
    url: `http://${host}/new`,
    hops: [{ url: `http://${host}/old`, status: 301 }],
  });
  expect(answer.headers['x-shop']).toBe('yes');
  expect(answer.body.toString()).toBe('GET');
});

it('does not follow a redirect inside', async () => {
  const host = await serve((_, response) => {
    response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  const asked = fetchOutside(`http://${host}/`, { ...BOUNDS, privateHosts: [host] });
  expect(await failureOf(asked)).toBe('private-address');
});

it('gives up on a redirect that leads to itself', async () => {
  const host = await serve((_, response) => response.writeHead(302, { Location: '/' }).end());
  const asked = fetchOutside(`http://${host}/`, { ...BOUNDS, privateHosts: [host] });
  expect(await failureOf(asked)).toBe('too-many-redirects');
});

it('answers a redirect itself when none is to be followed', async () => {
  const host = await serve((_, response) => response.writeHead(302, { Location: '/a' }).end());
  const asked = { ...BOUNDS, privateHosts: [host], maxRedirects: 0 };
  expect((await fetchOutside(`http://${host}/`, asked)).status).toBe(302);
});

it('repeats a body only where a redirect demands it', async () => {
  const seen: string[] = [];
  const host = await serve((request, response) => {
    seen.push(`${String(request.method)} ${String(request.url)}`);
    const to = { '/see': '/b', '/same': '/c' }[String(request.url)];
    if (to === undefined) response.end();
    else response.writeHead(request.url === '/same' ? 307 : 303, { Location: to }).end();
  });
  const asked = { ...BOUNDS, privateHosts: [host], method: 'POST', body: 'x' } as const;
  await fetchOutside(`http://${host}/see`, asked);
  await fetchOutside(`http://${host}/same`, asked);
  expect(seen).toEqual(['POST /see', 'GET /b', 'POST /same', 'POST /c']);
});

it('reads no more than it was allowed to', async () => {
  const host = await serve((_, response) => response.end('x'.repeat(5_000)));
  const asked = { ...BOUNDS, privateHosts: [host] };
  expect(await failureOf(fetchOutside(`http://${host}/`, asked))).toBe('too-large');
  const cut = await fetchOutside(`http://${host}/`, { ...asked, truncate: true });
  expect(cut.body).toHaveLength(1_000);
});

it('gives up on a server that never answers and on one that is not there', async () => {
  const host = await serve(() => undefined);
  const asked = { ...BOUNDS, privateHosts: ['127.0.0.1'], timeoutMs: 200 };
  expect(await failureOf(fetchOutside(`http://${host}/`, asked))).toBe('timeout');
  expect(await failureOf(fetchOutside('http://127.0.0.1:1/', asked))).toBe('unreachable');
});
