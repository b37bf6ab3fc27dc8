import { beforeAll, describe, expect, it } from 'vitest';

import { API_KEY_REACH } from '@/domain/api-key';
import { apiHandlerOf } from '@/lib/api-handler';

import type { Session, TestApi } from '../support/http';
import { openSite } from '../support/open-site';

let api: TestApi;
let user: Session;
let gift: number;

beforeAll(async () => {
  const site = await openSite();
  ({ api } = site);
  const { make } = site;
  user = await api.login(await make.user());
  const category = await make.category();
  ({ id: gift } = await make.gift({ categories: [category.id] }));
  process.env.NEXT_RUNTIME = 'nodejs';
  const { register } = await import('@/instrumentation');
  await register();
});

/** What the handler answers that the application has registered for the path. */
async function ask(method: string, path: string, init: RequestInit = {}) {
  const handler = apiHandlerOf(method, path.split('?', 1)[0] ?? '');
  if (handler === undefined) throw new Error(`${method} ${path} is left to the router`);
  const answer = await handler(new Request(`${api.url}${path}`, { method, ...init }));
  const { status, headers } = answer;
  return { status, rule: headers.get('cache-control'), body: (await answer.json()) as unknown };
}

const openCollections = Object.keys(API_KEY_REACH).filter((slug) => slug !== 'site-settings');

describe('what is answered without the router is what it answers:', () => {
  it.each([
    ...openCollections.flatMap((slug) => [
      `/${slug}?depth=1&limit=3`,
      `/${slug}/1?depth=1`,
      `/${slug}/count`,
      `/${slug}/2147483647`,
    ]),
    ...[
      '/gifts?limit=0',
      '/gifts?where[nothing][equals]=1',
      '/gifts/1?depth=9',
      '/gifts/9999999999',
    ],
    '/globals/site-settings',
  ])('%s', async (path) => {
    for (const as of [null, user]) {
      const routed = await api.request(path, { as });
      const direct = await ask('GET', `/api${path}`, {
        headers: as === null ? {} : { authorization: `JWT ${as.token}` },
      });
      expect(direct).toEqual({
        ...{ status: routed.status, body: routed.body },
        rule: routed.headers.get('cache-control'),
      });
    }
  });

  it('GraphQL', async () => {
    for (const query of [`{ Gift(id: ${gift}) { title categories { name } } }`, '{ nothing }']) {
      const routed = await api.graphql(query);
      const direct = await ask('POST', '/api/graphql', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      expect([direct.status, direct.body]).toEqual([routed.status, routed.body]);
    }
  });
});

it.each([
  ['GET', '/api/users'],
  ['GET', '/api/users/1'],
  ['GET', '/api/subscribers'],
  ['GET', '/api/api-keys/1'],
  ['GET', '/api/gifts/versions'],
  ['GET', '/api/gifts/1/view'],
  ['GET', '/api/media/file/x.webp'],
  ['GET', '/api/graphql'],
  ['PATCH', '/api/gifts/1'],
  ['POST', '/api/gifts'],
  ['DELETE', '/api/gifts/1'],
])('%s %s is left to the router', (method, path) => {
  expect(apiHandlerOf(method, path)).toBeUndefined();
});
