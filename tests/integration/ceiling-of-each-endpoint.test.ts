import { afterAll, beforeAll, expect, it } from 'vitest';

import { CEILINGS } from '@/domain/ceilings';

import { createTestPayload, type TestPayload } from '../support/test-payload';

let app: TestPayload;

beforeAll(async () => {
  app = await createTestPayload();
});
afterAll(() => app.close());

/** Each endpoint as a ceiling may name it: by its collection, and for those that every collection has as `*`. */
function endpoints(): string[][] {
  const { collections, endpoints, globals } = app.payload.config;
  const roots = [
    { prefix: '/api', generic: '/api', endpoints },
    ...collections.map(({ slug, endpoints }) => ({
      prefix: `/api/${slug}`,
      generic: '/api/*',
      endpoints,
    })),
    ...globals.map(({ slug, endpoints }) => ({
      prefix: `/api/globals/${slug}`,
      generic: '/api/globals/*',
      endpoints,
    })),
  ];
  return roots.flatMap(({ prefix, generic, endpoints }) =>
    (endpoints === false ? [] : endpoints).map(({ method, path }) => {
      const below = path.replace(/\/$/, '').replace(/\/:[^/]+/g, '/*');
      return [prefix, generic].map((root) => `${method.toUpperCase()} ${root}${below}`);
    }),
  );
}

it('every endpoint of the API has a ceiling', () => {
  // The text in brackets distinguishes several ceilings of one request.
  const rows = new Set(CEILINGS.map(({ request }) => request.replace(/ \(.*\)$/, '')));
  const bare = endpoints().filter((names) => !names.some((name) => rows.has(name)));
  expect(bare).toEqual([]);
});
