import { beforeAll, describe, expect, it } from 'vitest';

import { hashOfKey } from '@collections/api-keys/hash-key';
import { timestamp } from '@/domain/dates';

import { type ApiKey, type TestApi } from '../../support/http';
import { type TestPayload } from '../../support/test-payload';
import { type Cast, openCast, type Stage } from './cast';

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let fixtures: Stage['fixtures'];

beforeAll(async () => {
  ({ app, api, cast, fixtures } = await openCast());
});

type Issued = ApiKey & { id: number };

const issue = (data: object = {}): Promise<Issued> => {
  const { admin } = cast.sessions;
  if (admin === null || 'key' in admin) throw new Error('the admin is signed in');
  return api.issueKey(admin, data);
};
const post = (path: string, body: object = {}) =>
  api.request(`/api-keys${path}`, { method: 'POST', body, as: cast.sessions.admin });

describe('a key that is not valid', () => {
  const never = `mimo_${'A'.repeat(43)}`;

  it.each([
    ['is unknown', () => never],
    ['is malformed', () => 'mimo_curta'],
    ['is empty', () => 'mimo_'],
    [
      'is revoked',
      async () => {
        const { id, key } = await issue();
        expect((await post(`/${id}/revoke`)).status).toBe(200);
        return key;
      },
    ],
    [
      'has expired',
      async () => {
        const { id, key } = await issue();
        const data = { expiresAt: timestamp(new Date(Date.now() - 1_000)) };
        await app.payload.update({ collection: 'api-keys', id, data });
        return key;
      },
    ],
  ])('%s: 401 in Portuguese everywhere below /api, and never a visitor', async (_, keyOf) => {
    const as = { key: await keyOf() };
    for (const path of ['/gifts', '/listings', '/search?q=x', '/users/me', '/nada']) {
      const { status, body, headers } = await api.request(path, { as });
      expect([path, status]).toEqual([path, 401]);
      expect(body.errors[0].message).toMatch(/Chave de API inválida/);
      expect(body.docs).toBeUndefined();
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
    expect((await api.graphql('{ Gifts { totalDocs } }', as)).status).toBe(401);
  });

  it('is refused whatever the letters of its scheme', async () => {
    for (const scheme of ['bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${never}` };
      expect((await api.request('/gifts', { headers })).status).toBe(401);
    }
  });

  it('costs no look-up where it cannot be one', async () => {
    const { findKey } = await import('@collections/api-keys/find-key');
    const silent = { db: undefined } as unknown as Parameters<typeof findKey>[0];
    expect(await findKey(silent, 'mimo_curta')).toBeNull();
  });
});

describe('an admin key', () => {
  it('ends with the rights of who made it', async () => {
    const { id } = cast.users.other;
    const isAdmin = (value: boolean) =>
      app.payload.update({ collection: 'users', id, data: { isAdmin: value } });
    await isAdmin(true);
    const session = await api.login(cast.users.other);
    const key = await api.issueKey(session, { scope: 'admin' });
    expect((await api.request('/search-synonyms', { as: key })).status).toBe(200);
    await isAdmin(false);
    expect((await api.request('/search-synonyms', { as: key })).status).toBe(401);
  });

  it('names itself in the history of what it writes', async () => {
    const category = (await fixtures.shared('categories'))[0]?.id;
    const name = 'Sincronia de categorias';
    const as = await issue({ scope: 'admin', name });
    const body = { description: 'Escrita por um programa.' };
    const written = await api.request(`/categories/${category}`, { method: 'PATCH', body, as });
    expect(written.status).toBe(200);
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { apiKey: { equals: name } },
      depth: 0,
    });
    expect(docs).toMatchObject([
      { entity: 'categories', document: String(category), user: cast.users.admin.id },
    ]);
  });

  it.each([
    ['GET', '/users'],
    ['GET', '/users/me'],
    ['GET', '/users/export'],
    ['POST', '/users/change-password'],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/delete-account'],
    ['GET', '/api-keys'],
    ['POST', '/api-keys/issue'],
    ['GET', '/subscribers'],
    ['GET', '/contact-messages'],
    ['GET', '/favourites/mine'],
    ['GET', '/favourites/gifts'],
    ['GET', '/reviews/mine'],
    ['GET', '/dashboard/inbox'],
    ['GET', '/media/unused'],
    ['POST', '/gift-imports/file'],
    ['GET', '/payload-preferences/x'],
    ['POST', '/gifts/1/click'],
  ])('opens nothing that is for people: %s %s', async (method, path) => {
    for (const as of [cast.sessions.adminKey, cast.sessions.readKey]) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await api.request(path, { method, body, as });
      expect(answer.status, JSON.stringify(answer.body)).toBe(403);
      expect(answer.body.errors[0].message).toMatch(/chave|Chave|permissão/);
    }
  });

  it('does not reach accounts through relations or GraphQL', async () => {
    const [own] = await fixtures.shared('reviews');
    const as = cast.sessions.adminKey;
    const { body } = await api.request(`/reviews/${own?.id}?depth=2`, { as });
    expect(JSON.stringify(body)).not.toContain('@example.com');
    const query = `{ meUser { user { email } } Review(id: ${own?.id}) { user { email } } }`;
    const graphql = await api.graphql(query, as);
    expect(JSON.stringify(graphql.body)).not.toContain('@example.com');
  });
});

describe('the secret of a key', () => {
  it('is shown once, and stored as a hash that no answer has', async () => {
    const { id, key } = await issue({ name: 'Secreta' });
    const rows = await app.query<{ hash: string }>('select * from api_keys where id = $1', [id]);
    expect(rows).toMatchObject([{ hash: hashOfKey(key), prefix: key.slice(0, 9) }]);
    expect(JSON.stringify(rows)).not.toContain(key);
    for (const query of ['', '?select[hash]=true', '?depth=2&showHiddenFields=true']) {
      const { status, body } = await api.request(`/api-keys/${id}${query}`, {
        as: cast.sessions.admin,
      });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(hashOfKey(key));
    }
    const graphql = await api.graphql(`{ ApiKey(id: ${id}) { hash } }`, cast.sessions.admin);
    expect(graphql.body.data).toEqual({ ApiKey: { hash: null } });
  });

  it.each([
    'where[hash][like]=a',
    'where[or][0][hash][exists]=true',
    'sort=hash',
    'sort=-hash',
    'where[createdBy.hash][like]=a',
  ])('is no oracle, not even to an admin: %s', async (query) => {
    const { status, body } = await api.request(`/api-keys?${query}`, { as: cast.sessions.admin });
    expect(status, JSON.stringify(body)).toBe(400);
  });

  it('is not changed by anybody, nor is what a key may do', async () => {
    const { id, key } = await issue();
    const body = {
      ...{ hash: 'x', scope: 'admin', prefix: 'y', createdBy: null },
      ...{ expiresAt: null, revokedAt: null, lastUsedAt: null },
    };
    await api.request(`/api-keys/${id}`, { method: 'PATCH', body, as: cast.sessions.admin });
    const rows = await app.query('select hash, scope, prefix from api_keys where id = $1', [id]);
    expect(rows).toEqual([{ hash: hashOfKey(key), scope: 'read', prefix: key.slice(0, 9) }]);
  });
});

describe('making a key', () => {
  it.each([
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ scope: 'tudo' }, 'scope'],
    [{ expires: '2001-01-01' }, 'expires'],
    [{ expires: '2999-01-01' }, 'expires'],
    [{ expires: '31/12/2026' }, 'expires'],
    [{ hash: 'x' }, undefined],
  ])('refuses %o by the field', async (wrong, field) => {
    const answer = await post('/issue', { name: 'Chave', scope: 'read', ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].field).toBe(field);
  });

  it.each(['visitor', 'user', 'readKey', 'adminKey'] as const)('is not for %s', async (role) => {
    const body = { name: 'Chave', scope: 'admin' };
    const as = cast.sessions[role];
    expect((await api.request('/api-keys/issue', { method: 'POST', body, as })).status).toBe(403);
    const [key] = await fixtures.shared('api-keys');
    const path = `/api-keys/${key?.id}/revoke`;
    expect((await api.request(path, { method: 'POST', body: {}, as })).status).toBe(403);
  });

  it('a key is revoked once', async () => {
    const { id } = await issue();
    expect((await post(`/${id}/revoke`)).status).toBe(200);
    expect((await post(`/${id}/revoke`)).status).toBe(409);
    expect((await post('/999999/revoke')).status).toBe(404);
    expect((await post('/nada/revoke')).status).toBe(404);
  });
});

it('the last use of a key is noted, and not with each request', async () => {
  const { id, key } = await issue();
  const lastUse = async () => {
    const [row] = await app.query<{ last_used_at: Date | null }>(
      'select last_used_at from api_keys where id = $1',
      [id],
    );
    return row?.last_used_at?.getTime() ?? null;
  };
  await api.request('/gifts?limit=1', { as: { key } });
  await expect.poll(lastUse).not.toBeNull();
  const noted = await lastUse();
  for (let i = 0; i < 3; i += 1) await api.request('/gifts?limit=1', { as: { key } });
  expect(await lastUse()).toBe(noted);
  await app.query(`update api_keys set last_used_at = now() - interval '2 minutes' where id = $1`, [
    id,
  ]);
  await api.request('/gifts?limit=1', { as: { key } });
  await expect.poll(lastUse).toBeGreaterThan(noted ?? 0);
});

it('an answer says what is left of the quota of its key, and 429 that nothing is', async () => {
  const { REQUESTS_PER_KEY } = await import('@/domain/throttles');
  const { limitKey } = await import('@collections/shared/limit-key');
  const { id, key } = await issue();
  const first = await api.request('/gifts?limit=1', { as: { key } });
  const { most } = REQUESTS_PER_KEY;
  expect(first.headers.get('ratelimit-policy')).toBe(`"api-key";q=${most};w=60`);
  expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"api-key";r=${most - 1};t=\\d+$`));
  await app.query('update rate_limits set hits = $2 where key = $1', [
    limitKey(app.payload, REQUESTS_PER_KEY, String(id)),
    most,
  ]);
  const over = await api.request('/gifts?limit=1', { as: { key } });
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(over.body.errors[0].message).toMatch(/Muitas tentativas/);
});
