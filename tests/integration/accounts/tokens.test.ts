import { createHmac } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { type Factories, PASSWORD } from '../../support/factories';
import { type Session, sessionTokenOf, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload, visitor, withToken } from './support';

let app: TestPayload;
let api: TestApi;
let make: Factories;

beforeAll(async () => {
  ({ app, api, make } = await openSite({ SITE_URL: 'https://mimoteca.example.com' }));
});

const base64 = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** The parts of a token, which may be put together again in other ways. */
function partsOf({ token }: Session) {
  const [header = '', payload = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  return { header: read(header), payload: read(payload) };
}

function signed(header: object, payload: object, secret: string): string {
  const text = `${base64(header)}.${base64(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const userOf = async (headers: Record<string, string>) =>
  (await visitor(api).get('/me', headers)).body.user;

describe('a token', () => {
  it('that is valid identifies its user', async () => {
    const session = await api.login(await make.user());
    const { header, payload } = partsOf(session);
    const again = signed(header, payload, app.payload.secret);
    expect((await userOf(withToken(again))).id).toBe(session.user.id);
  });

  it.each<[string, (session: Session) => string]>([
    ['without a signature', ({ token }) => token.split('.').slice(0, 2).join('.') + '.'],
    [
      'of alg none',
      (session) => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(partsOf(session).payload)}.`,
    ],
    [
      'signed with another secret',
      (session) => signed(partsOf(session).header, partsOf(session).payload, 'segredo'),
    ],
    [
      'that has expired',
      (session) => {
        const { header, payload } = partsOf(session);
        return signed(header, { ...payload, exp: 1_600_000_000 }, app.payload.secret);
      },
    ],
    [
      'of a session that is none',
      (session) => {
        const { header, payload } = partsOf(session);
        return signed(header, { ...payload, sid: 'outra' }, app.payload.secret);
      },
    ],
    [
      'without a session',
      (session) => {
        const { header, payload } = partsOf(session);
        return signed(header, { ...payload, sid: undefined }, app.payload.secret);
      },
    ],
    ['that is rubbish', () => 'a.b.c'],
    ['that is empty', () => ''],
  ])('%s identifies nobody', async (_, forge) => {
    const session = await api.login(await make.user());
    const headers = withToken(forge(session));
    expect(await userOf(headers)).toBeNull();
    const change = { currentPassword: PASSWORD, password: 'Outra-Senha-2' };
    expect((await visitor(api).post('/change-password', change, headers)).status).toBe(401);
    expect((await visitor(api).post('/refresh-token', {}, headers)).status).toBe(403);
  });

  it('identifies nobody after its session has signed out, and signing out twice is no error', async () => {
    const { token } = await api.login(await make.user());
    const { post } = visitor(api);
    expect((await post('/logout', {}, withToken(token))).status).toBe(200);
    expect(await userOf(withToken(token))).toBeNull();
    expect((await post('/refresh-token', {}, withToken(token))).status).toBe(403);
    expect((await post('/logout', {}, withToken(token))).status).toBe(200);
  });

  it('identifies nobody once its account is deleted', async () => {
    const session = await api.login(await make.user());
    await app.payload.delete({ collection: 'users', id: session.user.id });
    expect(await userOf(withToken(session.token))).toBeNull();
  });
});

describe('a cookie', () => {
  const cookieOf = ({ token }: Session) => ({ cookie: `payload-token=${token}` });

  it.each<[string, Record<string, string>, boolean]>([
    ['from a page of ours', { origin: 'https://mimoteca.example.com' }, true],
    ['from a page of another site', { origin: 'https://mimoteca.example.com.evil.test' }, false],
    ['from no page at all', { origin: 'null' }, false],
    ['from a link on another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['from the address bar', { 'sec-fetch-site': 'none' }, true],
  ])('%s', async (_, headers, isSomebody) => {
    const session = await api.login(await make.user());
    const user = await userOf({ ...cookieOf(session), ...headers });
    expect(user !== null).toBe(isSomebody);
  });

  it('sent by another site changes nothing and signs nobody out', async () => {
    const session = await api.login(await make.user());
    const foreign = { ...cookieOf(session), origin: 'https://evil.test' };
    const { post } = visitor(api);
    const change = { currentPassword: PASSWORD, password: 'Outra-Senha-2' };
    expect((await post('/change-password', change, foreign)).status).toBe(401);
    const logout = await post('/logout', {}, foreign);
    expect(logout.status).toBe(403);
    expect(logout.headers.getSetCookie()).toEqual([]);
    expect(await userOf(withToken(session.token))).not.toBeNull();
  });

  it('is set by no form of another site: signing in takes JSON only', async () => {
    const user = await make.user();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ email: user.email, password: PASSWORD }));
    const sent = await api.request('/users/login', { method: 'POST', body: form });
    expect(sent.status).toBe(400);
    const text = await api.request('/users/login', {
      method: 'POST',
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(400);
    expect([...sent.headers.getSetCookie(), ...text.headers.getSetCookie()]).toEqual([]);
  });
});

describe('the token of a session', () => {
  it.each(['login', 'refresh', 'me'])(
    'stands in no body of %s, which scripts could read',
    async (act) => {
      const user = await make.user();
      const { post } = visitor(api);
      const login = await post('/login', { email: user.email, password: PASSWORD });
      const token = sessionTokenOf(login);
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      const answers = {
        login: () => login,
        refresh: () => post('/refresh-token', {}, withToken(token)),
        me: () => api.request('/users/me', { headers: withToken(token) }),
      };
      const { status, body } = await answers[act as keyof typeof answers]();
      expect([status, body.user.id]).toEqual([200, user.id]);
      expect(JSON.stringify(body)).not.toMatch(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/);
    },
  );
});

describe('the cookies of a session', () => {
  const named = (cookies: string[], name: string) =>
    cookies.filter((cookie) => cookie.startsWith(`${name}=`));

  it('last as long as it does, are sent over https only, and scripts read the hint alone', async () => {
    const user = await make.user();
    const { post } = visitor(api);
    const login = await post('/login', { email: user.email, password: PASSWORD });
    const refresh = await post('/refresh-token', {}, withToken(sessionTokenOf(login)));
    for (const answer of [login, refresh]) {
      const cookies = answer.headers.getSetCookie();
      const [token, ...moreTokens] = named(cookies, 'payload-token');
      const [hint, ...moreHints] = named(cookies, 'mimoteca-session');
      expect([...moreTokens, ...moreHints]).toEqual([]);
      expect(token).toMatch(/; HttpOnly/);
      expect(hint).not.toMatch(/HttpOnly/);
      for (const cookie of [token, hint]) {
        expect(cookie).toMatch(/; Secure/);
        expect(cookie).toMatch(/; SameSite=Lax/);
        expect(cookie).toMatch(/; Path=\//);
        expect(cookie).not.toMatch(/Domain/);
      }
      const expires = Number(/^mimoteca-session=(\d+);/.exec(hint ?? '')?.[1]);
      expect(Math.abs(expires - answer.body.exp)).toBeLessThanOrEqual(1);
    }
  });

  it('go with the session, and with one that has ended before', async () => {
    const { token } = await api.login(await make.user());
    const { post } = visitor(api);
    for (const headers of [withToken(token), withToken(token), {}]) {
      const answer = await post('/logout', {}, headers);
      expect(answer.status).toBe(200);
      const cookies = answer.headers.getSetCookie();
      for (const name of ['payload-token', 'mimoteca-session']) {
        const [cookie] = named(cookies, name);
        const [, expires] = /Expires=([^;]+)/.exec(cookie ?? '') ?? [];
        expect(Date.parse(expires ?? '')).toBeLessThan(Date.now());
      }
    }
  });

  it('are not set by a sign-in that fails', async () => {
    const user = await make.user();
    const answer = await visitor(api).post('/login', { email: user.email, password: 'Errada-1x' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a body that cannot be right', () => {
  const PATHS = [
    'sign-up',
    'resend-confirmation',
    'confirm-email',
    'login',
    'forgot-password',
    'reset-password',
    'change-password',
    'change-email',
  ];
  const ENGLISH = /\b(the|is|not|invalid|error|required|field|must|allowed|with|following)\b/i;
  let session: Session;

  beforeAll(async () => {
    session = await api.login(await make.user());
  });

  const BODIES: [string, string | undefined][] = [
    ['none', undefined],
    ['no JSON', '{"email": '],
    ['a text', '"texto"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['wrong types', '{"email":{"like":"%"},"password":7,"token":[],"currentPassword":true}'],
    ['an unknown field', '{"email":"a@example.com","isAdmin":true}'],
    ['1 MB', JSON.stringify({ email: 'a'.repeat(1_000_000) })],
    ['a zero byte', '{"email":"a\\u0000@example.com","password":"\\u0000","token":"\\u0000"}'],
  ];
  const cases = PATHS.flatMap((path) => BODIES.map(([name, body]) => [path, name, body] as const));

  it.each(cases)('%s: %s', async (path, _, body) => {
    const answer = await visitor(api).post(`/${path}`, body, withToken(session.token));
    const text = JSON.stringify(answer.body);
    expect(answer.status, text).toBeGreaterThanOrEqual(400);
    expect(answer.status, text).toBeLessThan(500);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    for (const { message } of answer.body.errors) expect(message).not.toMatch(ENGLISH);
    expect(text).not.toMatch(/node_modules|\.ts:\d|insert into/i);
  });

  it('a zero byte in a name is the sender’s mistake', async () => {
    const body = { name: 'A\u0000', email: 'z@example.com', password: PASSWORD, acceptTerms: true };
    expect((await visitor(api).post('/sign-up', body)).status).toBe(400);
  });

  it.each(PATHS)('%s is not read', async (path) => {
    const { status, body } = await visitor(api).get(`/${path}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].message).not.toMatch(ENGLISH);
  });
});
