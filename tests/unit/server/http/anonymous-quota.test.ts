import { createHmac } from 'node:crypto';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { signingSecret } from '@/lib/session-token';
import { limitAnonymous } from '@/server/http/anonymous-quota';

import { serve } from './support';

const SECRET = 'a secret that only this test has';
const MOST = 3;
const WRONG_KEY = `Bearer mimo_${'x'.repeat(43)}`;

async function serveCounted() {
  const asked: string[] = [];
  const handle = limitAnonymous(
    (request, response) => {
      asked.push(request.url ?? '');
      if (request.headers.authorization === WRONG_KEY) response.statusCode = 401;
      response.end('{}');
      return Promise.resolve();
    },
    { most: MOST, secret: SECRET },
  );
  const { url } = await serve(handle);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { [CLIENT_ADDRESS_HEADER]: '10.0.0.1', ...headers } });
  return { asked, get };
}

type Counted = Awaited<ReturnType<typeof serveCounted>>;

async function useUp({ get }: Counted): Promise<void> {
  for (let index = 0; index < MOST; index += 1) await get('/api/gifts');
}

function token(secret: string, seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  const text = `${part({ alg: 'HS256', authVersion: 1, typ: 'JWT' })}.${part({ id: 1, sid: 'a', collection: 'users', exp })}`;
  return `${text}.${createHmac('sha256', signingSecret(secret)).update(text).digest('base64url')}`;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('what a client asks of REST and GraphQL without a key or a session', () => {
  it('is counted and told, and refused with words and a time beyond its quota', async () => {
    const served = await serveCounted();
    const first = await served.get('/api/gifts?limit=1');
    expect(first.headers.get('ratelimit-policy')).toBe(`"api-client";q=${MOST};w=60`);
    expect(first.headers.get('ratelimit')).toMatch(/^"api-client";r=2;t=(?:60|59)$/);
    await served.get('/api/graphql');
    expect((await served.get('/api/globals/site-settings')).status).toBe(200);

    const over = await served.get('/api/categories/count');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(over.headers.get('ratelimit')).toContain(';r=0;');
    const { errors } = (await over.json()) as { errors: { code: string; message: string }[] };
    expect(errors[0]?.code).toBe('TOO_MANY_REQUESTS');
    expect(errors[0]?.message).toContain('chave de API');
    expect(served.asked).toHaveLength(MOST);
  });

  it('is counted for each address, and anew after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const served = await serveCounted();
    await useUp(served);
    expect((await served.get('/api/gifts')).status).toBe(429);
    expect((await served.get('/api/gifts', { [CLIENT_ADDRESS_HEADER]: '10.0.0.2' })).status).toBe(
      200,
    );
    vi.setSystemTime(Date.now() + 60_000);
    expect((await served.get('/api/gifts')).status).toBe(200);
  });

  it.each([
    '/',
    '/api/users/me',
    '/api/listings?scope=all',
    '/api/search?q=a',
    '/api/gifts/1/view',
    '/api/media/file/a.webp',
    '/api/health',
    '/img/a.webp',
  ])('has nothing to do with %s, which pages ask for', async (path) => {
    const served = await serveCounted();
    await useUp(served);
    const answer = await served.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.has('ratelimit')).toBe(false);
  });

  it('has nothing to do with who shows a key or is signed in, and is not left by a forged session', async () => {
    const served = await serveCounted();
    await useUp(served);
    const status = async (headers: Record<string, string>) =>
      (await served.get('/api/gifts', headers)).status;
    expect(await status({ authorization: `Bearer mimo_${'a'.repeat(43)}` })).toBe(200);
    expect(await status({ authorization: `JWT ${token(SECRET, 60)}` })).toBe(200);
    expect(await status({ cookie: `a=b; payload-token=${token(SECRET, 60)}` })).toBe(200);
    expect(await status({ cookie: `payload-token=${token(SECRET, -1)}` })).toBe(429);
    expect(await status({ cookie: `payload-token=${token('another', 60)}` })).toBe(429);
    expect(await status({ cookie: 'payload-token=a.b.c' })).toBe(429);
    expect(await status({ authorization: 'JWT a' })).toBe(429);
  });
});

describe('a key that is refused', () => {
  it('counts as a request without one', async () => {
    const served = await serveCounted();
    await served.get('/api/gifts', { authorization: WRONG_KEY });
    await served.get('/api/changes', { authorization: WRONG_KEY });
    const answer = await served.get('/api/gifts');
    expect(answer.headers.get('ratelimit')).toContain(';r=0;');
    expect((await served.get('/api/gifts')).status).toBe(429);
  });

  it('is not looked up any more once as many were wrong, until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const served = await serveCounted();
    for (let index = 0; index < MOST; index += 1) {
      expect((await served.get('/api/mcp', { authorization: WRONG_KEY })).status).toBe(401);
    }
    const over = await served.get('/api/mcp', { authorization: WRONG_KEY });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(served.asked).toHaveLength(MOST);
    const elsewhere = { authorization: WRONG_KEY, [CLIENT_ADDRESS_HEADER]: '10.0.0.2' };
    expect((await served.get('/api/gifts', elsewhere)).status).toBe(401);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await served.get('/api/gifts', { authorization: WRONG_KEY })).status).toBe(401);
  });

  it('shuts nobody out who has asked much without a key', async () => {
    const served = await serveCounted();
    await useUp(served);
    await useUp(served);
    expect((await served.get('/api/gifts', { authorization: WRONG_KEY })).status).toBe(401);
  });
});
