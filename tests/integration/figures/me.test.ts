import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { type Session, startTestApi, type TestApi } from '../../support/http';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let session: Session;

beforeAll(async () => {
  app = await createTestPayload();
  api = await startTestApi();
  session = await api.login(await createFactories(app.payload).user({ name: 'Leitora' }));
});
afterAll(async () => {
  await api.close();
  await app.close();
});

it('tells a person of themselves exactly what Payload lets them read', async () => {
  const { body } = await api.request('/users/me', { as: session });
  const { body: read } = await api.request(`/users/${session.user.id}`, { as: session });
  const user = { ...read, collection: 'users', _strategy: 'local-jwt' };
  expect(body).toEqual({
    user,
    collection: 'users',
    strategy: 'local-jwt',
    exp: expect.any(Number),
    token: session.token,
    message: expect.any(String),
  });
  expect(body.exp * 1_000).toBeGreaterThan(Date.now());
});

it('knows the session by its cookie, as a browser sends it, and is kept by nobody', async () => {
  const { body, headers } = await api.request('/users/me', {
    headers: { cookie: `payload-token=${session.token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(body).toMatchObject({ user: { id: session.user.id }, token: session.token });
  expect(headers.get('cache-control')).toBe('no-store');
});

it('is nobody without a session', async () => {
  const { status, body } = await api.request('/users/me');
  expect([status, body.user, body.token]).toEqual([200, null, undefined]);
});
