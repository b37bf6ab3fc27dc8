import { randomBytes, randomInt } from 'node:crypto';

import type { RawRequest } from './send';

/** One kind of abusive request. Each call makes the next one; no two need be alike. */
export type Attack = { name: string; connections: number; next: () => RawRequest };

const LIMITS = ['', 'NULL', 'true', '0', '-1', '1e9', '%20', '100&pagination=false', '99999999'];
const COLLECTIONS = ['gifts', 'categories', 'occasions', 'reviews', 'media', 'users'];
const GRAPHQL_DEPTH = 21;
const JSON_HEADERS = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;

const word = (bytes = 4) => randomBytes(bytes).toString('hex');
const pick = <T>(values: readonly [T, ...T[]] | readonly T[]): T | undefined =>
  values[randomInt(values.length)];

const get = (path: string, headers: RawRequest['headers'] = {}): RawRequest => ({ path, headers });
const postJson = (path: string, body: unknown): RawRequest => ({
  path,
  method: 'POST',
  headers: JSON_HEADERS,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A document whose fragments each spread the next one twice: two to the power of its depth once expanded. */
function fragmentBomb(): string {
  const fragments = Array.from({ length: GRAPHQL_DEPTH }, (_, index) => {
    const inner = index === 0 ? '__typename' : `...F${index - 1} ...F${index - 1}`;
    return `fragment F${index} on Query{${inner}}`;
  });
  return `query{...F${GRAPHQL_DEPTH - 1}} ${fragments.join(' ')}`;
}

function manyConditions(path: string, count: number): string {
  const conditions = Array.from(
    { length: count },
    (_, index) => `where[or][${index}][${path}][like]=${word(2)}`,
  );
  return conditions.join('&');
}

function manyAliases(): string {
  const aliases = Array.from({ length: 300 }, (_, index) => `a${index}:Gifts(limit:0){docs{id}}`);
  return `{${aliases.join(' ')}}`;
}

const deepBody = '['.repeat(10_000) + ']'.repeat(10_000);
const largeBody = JSON.stringify({ title: 'x'.repeat(25 * MEGABYTE) });

/** What has taken the site down, or could: see the table of ceilings (src/domain/ceilings). */
export const ATTACKS: Attack[] = [
  {
    name: 'REST without a limit',
    connections: 4,
    next: () => get(`/api/${pick(COLLECTIONS)}?limit=${pick(LIMITS)}&depth=10&x=${word()}`),
  },
  {
    name: 'GraphQL fragments',
    connections: 2,
    next: () => postJson('/api/graphql', { query: fragmentBomb() }),
  },
  {
    name: 'GraphQL aliases',
    connections: 2,
    next: () => postJson('/api/graphql', { query: manyAliases() }),
  },
  {
    name: 'conditions on relations',
    connections: 3,
    next: () => get(`/api/gifts?${manyConditions('images.alt', 40)}`),
  },
  {
    name: 'conditions on titles',
    connections: 3,
    next: () => get(`/api/gifts?${manyConditions('title', 9)}`),
  },
  {
    name: 'payload headers of 60 kB',
    connections: 2,
    next: () => get('/robots.txt', { rsc: word(30_000) }),
  },
  {
    name: 'router states',
    connections: 2,
    next: () => get('/sobre', { rsc: '1', 'next-router-state-tree': word(500) }),
  },
  {
    name: 'upgrades',
    connections: 2,
    next: () => get(`/${word()}`, { connection: 'Upgrade', upgrade: 'websocket' }),
  },
  {
    name: 'different searches (API)',
    connections: 3,
    next: () => get(`/api/search?q=${word(2)}`),
  },
  {
    name: 'different searches (pages)',
    connections: 2,
    next: () => get(`/busca?q=${word(3)}`),
  },
  {
    name: 'sitemaps',
    connections: 2,
    next: () => get(`/sitemap/presentes-${randomInt(1, 30)}.xml?x=${word()}`),
  },
  {
    name: 'pictures that do not exist',
    connections: 2,
    next: () => get(`/img/1a${word(5)}-${randomInt(100, 2_000)}.webp?x=${word()}`),
  },
  {
    name: 'share images',
    connections: 2,
    next: () => get(`/og/presente/${randomInt(1, 170)}.jpg?x=${word()}`),
  },
  {
    name: 'deep pages of listings',
    connections: 3,
    next: () => get(`/api/listings?scope=all&sort=rating&page=${randomInt(15_000, 20_001)}`),
  },
  {
    name: 'addresses that do not exist',
    connections: 2,
    next: () => get(`/${word()}/${word()}`),
  },
  {
    name: 'JSON of 25 MB',
    connections: 1,
    next: () => postJson('/api/reviews', largeBody),
  },
  {
    name: 'nested JSON',
    connections: 1,
    next: () => postJson('/api/reviews', deepBody),
  },
  {
    name: 'bodies that never arrive',
    connections: 8,
    next: () => ({ ...postJson('/api/users/login', '{'), declaredLength: 1_000 }),
  },
  {
    name: 'wrong passwords',
    connections: 4,
    next: () =>
      postJson('/api/users/login', { email: `${word()}@example.com`, password: 'Errada-1234' }),
  },
  {
    name: 'sign-ups',
    connections: 1,
    next: () =>
      postJson('/api/users/sign-up', {
        name: 'Ninguém',
        email: `${word()}@example.com`,
        password: 'Senha-de-Ninguem-1',
      }),
  },
  {
    name: 'views',
    connections: 2,
    next: () => ({ path: `/api/gifts/${randomInt(1, 170)}/view`, method: 'POST', headers: {} }),
  },
];
