import type { APIResponse } from '@playwright/test';

import { CLOSED_ENDPOINTS, JSON_ENDPOINTS } from '@/domain/ceilings/rest';
import {
  DATA_LEVELS_MAX,
  JSON_BODY_MAX_CHARACTERS,
  QUERY_BODY_MAX_BYTES,
  QUERY_CONDITIONS_MAX,
  QUERY_LIMIT_MAX,
  QUERY_MAX_CHARACTERS,
  QUERY_ROWS_MAX,
} from '@/domain/query-limits';

import { expect } from '../support/test';
import type { Probe, Probes } from './probes';

const FORM = 'application/x-www-form-urlencoded';
const conditions = Array.from(
  { length: QUERY_CONDITIONS_MAX + 1 },
  (_, index) => `where[or][${index}][title][like]=a`,
).join('&');

async function expectRefused(answer: APIResponse, status: number, words: string): Promise<void> {
  expect(answer.status(), answer.url()).toBe(status);
  expect(await answer.text(), answer.url()).toContain(words);
}

/** Sends each query and expects the refusal to name the parameter it begins with. */
function refuses(path: string, queries: [query: string, parameter: string][]): Probe {
  return async ({ visitor }) => {
    for (const [query, parameter] of queries) {
      const words = `Parâmetro inválido: ${parameter}`;
      await expectRefused(await visitor.get(`${path}?${query}`), 400, words);
    }
  };
}

function closed(request: string, status: number): Probe {
  const [method, path = ''] = request.split(' ');
  const [, , ...rest] = path.split('/');
  const standsFor = (index: number) =>
    index === 0 ? 'gifts' : rest[index - 1] === 'globals' ? 'site-settings' : '1';
  const segments = rest.map((segment, index) => (segment === '*' ? standsFor(index) : segment));
  return async ({ visitor }) => {
    const data = method === 'GET' ? undefined : { nada: 1, email: 'ninguem@example.com' };
    const answer = await visitor.fetch(`/api/${segments.join('/')}`, { method, data });
    expect(answer.status(), await answer.text()).toBe(status);
  };
}

export const restProbes: Probes = {
  'GET /api/*': refuses('/api/gifts', [
    ...['', '0', '-1', 'true', '1e9', String(QUERY_LIMIT_MAX + 1)].map(
      (limit): [string, string] => [`limit=${limit}`, 'limit'],
    ),
    [`limit=10&page=${QUERY_ROWS_MAX / 10 + 1}`, 'page'],
    ['where[title][like]=a b c d', 'where'],
    [
      ['like', 'contains', 'equals'].map((name) => `where[categories.slug][${name}]=a`).join('&'),
      'where',
    ],
    ['depth=3', 'depth'],
    [conditions, 'where'],
    ['where[or][0][images.alt][like]=a', 'where[images.alt]'],
    ['where[price][near]=1', 'where[price][near]'],
    ['sort=affiliateLink', 'sort'],
  ]),

  'GET /api/* (query string)': refuses('/api/gifts', [
    [`nada=${'a'.repeat(QUERY_MAX_CHARACTERS)}`, '?'],
  ]),

  'GET /api/*/*': refuses('/api/gifts/1', [
    ['depth=3', 'depth'],
    ['joins[nada][limit]=0', 'joins'],
    ['select=texto', 'select'],
  ]),

  'GET /api/globals/*': refuses('/api/globals/site-settings', [
    ['depth=3', 'depth'],
    ['select=texto', 'select'],
    ['data={"city":"Outra"}', 'data'],
    [`nada=${'a'.repeat(QUERY_MAX_CHARACTERS)}`, '?'],
  ]),

  'GET /api/*/count': refuses('/api/gifts/count', [
    [conditions, 'where'],
    ['where[images.alt][like]=a', 'where[images.alt]'],
  ]),

  async 'POST /api/* (read by an overridden method)'({ visitor }) {
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': FORM };
    const limit = await visitor.post('/api/gifts', { headers, data: 'limit=0' });
    await expectRefused(limit, 400, 'Parâmetro inválido: limit');
    const data = `nada=${'a'.repeat(QUERY_BODY_MAX_BYTES)}`;
    const large = await visitor.post('/api/gifts', { headers, data });
    await expectRefused(large, 413, 'grande demais');
  },

  async 'POST /api/*'({ visitor }) {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const headers = { 'Content-Type': 'application/json' };
    const gift = await visitor.post('/api/gifts', { headers, data: `{"nada":${deep}}` });
    await expectRefused(gift, 403, 'Usuário não autenticado');
    const data = `{"email":${deep}}`;
    const subscriber = await visitor.post('/api/subscribers', { headers, data });
    await expectRefused(subscriber, 400, String(DATA_LEVELS_MAX));
  },

  async 'POST /api/*/access/*'({ visitor }) {
    const answer = await visitor.post('/api/gifts/access/2147483648', { data: {} });
    expect(answer.status()).toBeLessThan(500);
  },

  async 'POST /api/globals/*/access'({ visitor }) {
    const known = await visitor.post('/api/globals/site-settings/access', { data: {} });
    expect(known.status()).toBe(200);
    expect(await known.json()).not.toHaveProperty('update');
    const unknown = await visitor.post('/api/globals/nada/access', { data: {} });
    await expectRefused(unknown, 404, 'Não encontrado');
  },

  async 'GET /api/access'({ visitor }) {
    const [plain, asked] = [
      await visitor.get('/api/access'),
      await visitor.get('/api/access?depth=9&limit=0'),
    ];
    expect(await asked.text()).toBe(await plain.text());
  },

  async 'GET /api/media/file/*'({ visitor }) {
    expect((await visitor.get('/api/media/file/nada.png')).status()).toBe(404);
    const list = await visitor.get('/api/media?limit=1&sort=id');
    const { docs } = (await list.json()) as { docs: [{ url: string }] };
    const { pathname } = new URL(docs[0].url, 'http://localhost');
    const answer = await visitor.get(pathname, { headers: { range: 'bytes=999999999-' } });
    // The server around Next asks for the whole file whatever the range.
    expect([200, 416]).toContain(answer.status());
  },

  async 'GET /api/users/me'({ visitor }) {
    const answer = await visitor.get('/api/users/me?depth=9');
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ user: null });
  },

  async 'GET /api/users/init'({ visitor }) {
    const answer = await visitor.get('/api/users/init?depth=9&limit=0');
    expect(await answer.json()).toEqual({ initialized: true });
  },

  async 'POST /api/users/logout'({ visitor }) {
    const headers = { origin: 'https://example.com' };
    expect((await visitor.post('/api/users/logout', { headers })).status()).toBe(403);
  },

  ...Object.fromEntries(
    JSON_ENDPOINTS.map((path): [string, Probe] => [
      `POST /api${path} (body)`,
      async ({ visitor }) => {
        const data = { email: 'a'.repeat(JSON_BODY_MAX_CHARACTERS) };
        await expectRefused(await visitor.post(`/api${path}`, { data }), 413, 'grande demais');
      },
    ]),
  ),

  ...Object.fromEntries(
    Object.entries(CLOSED_ENDPOINTS).map(([request, status]) => [request, closed(request, status)]),
  ),
};
