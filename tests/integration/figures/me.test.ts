import { beforeAll, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let session: Session;

beforeAll(async () => {
  ({ app, api } = await openSite());
  session = await api.login(await createFactories(app.payload).user({ name: 'Leitora' }));
});

it('answers a user exactly the fields that Payload lets them read', async () => {
  const { body } = await api.request('/users/me', { as: session });
  const { body: read } = await api.request(`/users/${session.user.id}`, { as: session });
  const user = { ...read, collection: 'users', _strategy: 'local-jwt' };
  expect(body).toEqual({
    user,
    collection: 'users',
    strategy: 'local-jwt',
    exp: expect.any(Number),
    message: expect.any(String),
  });
  expect(body.exp * 1_000).toBeGreaterThan(Date.now());
});

it('finds the session by its cookie, as a browser sends it, and is not cached', async () => {
  const { body, headers } = await api.request('/users/me', {
    headers: { cookie: `payload-token=${session.token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(body).toMatchObject({ user: { id: session.user.id } });
  expect(headers.get('cache-control')).toBe('no-store');
});

it('answers nobody without a session', async () => {
  const { status, body } = await api.request('/users/me');
  expect([status, body.user]).toEqual([200, null]);
});

it('is the same user to every rule, whichever check of the session succeeded', async () => {
  const { createLocalReq } = await import('payload');
  const known = new Map<string, unknown>();
  for (const strategy of app.payload.authStrategies) {
    const headers = new Headers({ Authorization: `JWT ${session.token}` });
    const req = await createLocalReq({}, app.payload);
    const { user } = await strategy.authenticate({ headers, payload: app.payload, req });
    known.set(strategy.name, user);
  }
  // A request that shows a key brings no session, and this one shows none.
  expect([...known.keys()]).toEqual(['mimoteca-api-key', 'mimoteca-session', 'local-jwt']);
  expect(known.get('mimoteca-api-key')).toBeNull();
  expect(known.get('mimoteca-session')).toEqual(known.get('local-jwt'));
});

it.each([
  ['another secret', () => session.token.replace(/[^.]+$/, 'A'.repeat(43))],
  ['no signature', () => session.token.replace(/[^.]+$/, '')],
  ['a fourth part', () => `${session.token}.x`],
  ['nothing', () => ''],
  ['no token at all', () => 'null.e30.x'],
])('answers nobody with %s', async (_, token) => {
  const { body } = await api.request('/users/me', {
    headers: { authorization: `JWT ${token()}` },
  });
  expect(body.user).toBeNull();
});

it.each([
  ['a foreign page', { origin: 'https://foreign.example' }, null],
  ['nobody knows where', {}, null],
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 'Leitora'],
])('believes a cookie only from pages of ours: %s', async (_, headers, name) => {
  const { body } = await api.request('/users/me', {
    headers: { ...headers, cookie: `payload-token=${session.token}` },
  });
  expect(body.user?.name ?? null).toBe(name);
});
