import { beforeAll, describe, expect, it } from 'vitest';

import { type TestApi } from '../support/http';
import { statementsOf } from '../support/statements';
import { type TestPayload } from '../support/test-payload';
import { type Cast, openCast } from './access/cast';

const LISTED = 'https://loja.com.br';
const OTHER = 'https://outra.com.br';
const PREFLIGHT = { 'access-control-request-method': 'GET' };

let app: TestPayload;
let api: TestApi;
let cast: Cast;

beforeAll(async () => {
  ({ app, api, cast } = await openCast());
});

const list = (apiOrigins: string | null) =>
  api.request('/globals/site-settings', {
    method: 'POST',
    body: { apiOrigins },
    as: cast.sessions.admin,
  });

type Options = { method?: string; headers?: Record<string, string>; body?: unknown };

/** What the browser would let a page of this origin read. */
async function allowedFor(origin: string, path: string, options: Options = {}) {
  const headers = { origin, ...options.headers };
  const { status, headers: answered } = await api.request(path, { ...options, headers });
  return {
    status,
    allowed: answered.get('access-control-allow-origin'),
    credentials: answered.get('access-control-allow-credentials'),
    exposed: answered.get('access-control-expose-headers'),
    vary: answered.get('vary'),
    methods: answered.get('access-control-allow-methods'),
    headers: answered.get('access-control-allow-headers'),
  };
}

const READS = [
  '/gifts?limit=1',
  '/listings?scope=all',
  '/menu',
  '/changes',
  '/globals/site-settings',
];

describe('origins that may read the API', () => {
  it('are none until an admin lists some', async () => {
    for (const path of READS) {
      expect(await allowedFor(LISTED, path)).toMatchObject({ status: 200, allowed: null });
    }
  });

  it('are those on the list from then on, without cookies, in REST, GraphQL and our own endpoints', async () => {
    expect((await list(`${LISTED}/\nhttp://localhost:5173`)).status).toBe(200);
    for (const path of READS) {
      const read = await allowedFor(LISTED, path);
      expect(read, path).toMatchObject({ status: 200, allowed: LISTED, credentials: null });
      expect(read.exposed).toMatch(/RateLimit.*Retry-After/);
      expect(read.vary).toMatch(/Origin/);
      expect((await allowedFor(OTHER, path)).allowed, path).toBeNull();
      expect((await allowedFor('null', path)).allowed, path).toBeNull();
    }
    const query = { method: 'POST', body: { query: '{ Gifts(limit: 1) { totalDocs } }' } };
    expect(await allowedFor('http://localhost:5173', '/graphql', query)).toMatchObject({
      status: 200,
      allowed: 'http://localhost:5173',
    });
    expect((await allowedFor(OTHER, '/graphql', query)).allowed).toBeNull();
  });

  it('read refusals too, so that a page can say what is wrong', async () => {
    const key = { authorization: `Bearer mimo_${'a'.repeat(43)}` };
    const refused = await allowedFor(LISTED, '/gifts', { headers: key });
    expect(refused).toMatchObject({ status: 401, allowed: LISTED });
    expect(await allowedFor(LISTED, '/gifts?limit=0')).toMatchObject({
      status: 400,
      allowed: LISTED,
    });
  });

  it('are not let where keys are not taken: accounts, figures, the server itself', async () => {
    for (const path of ['/users/me', '/favourites/mine', '/gifts/1/view', '/webhooks']) {
      expect((await allowedFor(LISTED, path)).allowed, path).toBeNull();
    }
  });

  it('leave with the list', async () => {
    expect((await list('')).status).toBe(200);
    expect((await allowedFor(LISTED, '/gifts?limit=1')).allowed).toBeNull();
    expect((await list(LISTED)).status).toBe(200);
  });
});

describe('a preflight', () => {
  it('is answered with what is allowed to an origin on the list, and with nothing to others', async () => {
    const options = { method: 'OPTIONS', headers: PREFLIGHT };
    const ours = await allowedFor(LISTED, '/gifts', options);
    expect(ours).toMatchObject({ status: 204, allowed: LISTED, credentials: null });
    expect(ours.methods).toContain('PATCH');
    expect(ours.headers).toContain('Authorization');
    const other = await allowedFor(OTHER, '/gifts', options);
    expect(other).toMatchObject({ status: 204, allowed: null, methods: null });
  });

  it('costs no query', async () => {
    const { tagClock } = await import('@/lib/tag-clock');
    tagClock.isListening = true;
    try {
      const ask = () => allowedFor(LISTED, '/gifts', { method: 'OPTIONS', headers: PREFLIGHT });
      await ask();
      const statements = await statementsOf(app.payload, ask);
      expect(statements).toEqual([]);
    } finally {
      tagClock.isListening = false;
    }
  });
});

it('only admins read the list', async () => {
  for (const role of ['visitor', 'user', 'readKey'] as const) {
    const { body } = await api.request('/globals/site-settings', { as: cast.sessions[role] });
    expect(body).not.toHaveProperty('apiOrigins');
    const query = '{ SiteSettings { apiOrigins } }';
    const { body: answer } = await api.graphql(query, cast.sessions[role]);
    expect(answer.data?.SiteSettings?.apiOrigins ?? null).toBeNull();
  }
  const { body } = await api.request('/globals/site-settings', { as: cast.sessions.admin });
  expect(body.apiOrigins).toBe(LISTED);
});
