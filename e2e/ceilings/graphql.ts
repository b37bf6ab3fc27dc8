import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';

import { expect } from '../support/test';
import type { ProbeContext, Probes } from './probes';

/** Each fragment spreads the one before twice. Written out these would be four million fields. */
const BOMB =
  'query { Gifts { docs { ...F21 } } } fragment F0 on Gift { id } ' +
  Array.from({ length: 21 }, (_, index) => index)
    .map((index) => `fragment F${index + 1} on Gift { ...F${index} ...F${index} }`)
    .join(' ');

const aliases = (limit: number) =>
  Array.from({ length: LIMITS.rootFields }, (_, index) => index)
    .map((index) => `a${index}: Gifts(limit: ${limit}) { docs { id title } }`)
    .join(' ');

export const graphqlProbes: Probes = {
  async 'POST /api/graphql (body)'(context) {
    await refused(context, [{ query: '{ Gifts { totalDocs } }' }], 'BATCH_NOT_SUPPORTED');
    const variables = { a: 'x'.repeat(LIMITS.bodyBytes) };
    const data = { query: '{ Gifts { totalDocs } }', variables };
    const response = await context.visitor.post('/api/graphql', { data });
    expect(response.status()).toBe(413);
  },
  async 'POST /api/graphql (document)'(context) {
    await refused(context, { query: `{ ${'a '.repeat(LIMITS.tokens)} }` }, 'TOO_MANY_TOKENS');
    await refused(context, { query: `${'{ a '.repeat(50)}${'}'.repeat(50)}` }, 'TOO_DEEP');
  },
  async 'POST /api/graphql (fragments)'(context) {
    await refused(context, { query: BOMB }, 'TOO_MANY_FIELDS');
  },
  async 'POST /api/graphql (cost)'(context) {
    await refused(context, { query: `{ ${aliases(100)} }` }, 'TOO_MANY_ROWS');
    const answer = await context.visitor.post('/api/graphql', {
      data: { query: `{ ${aliases(5)} }` },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).not.toHaveProperty('errors');
  },
  async 'POST /api/graphql (globals)'(context) {
    const settings = Array.from({ length: LIMITS.rootFields + 1 }, (_, index) => index)
      .map((index) => `a${index}: SiteSettings { city }`)
      .join(' ');
    await refused(context, { query: `{ ${settings} }` }, 'TOO_MANY_ROOT_FIELDS');
    const query =
      'mutation { updateSiteSettings(data: { city: "Outra", ' +
      'contactEmail: "a@example.com", privacyEmail: "b@example.com" }) { city } }';
    const answer = await context.visitor.post('/api/graphql', { data: { query } });
    expect(await answer.text()).toContain('"code":"FORBIDDEN"');
  },
  async 'POST /api/graphql (introspection)'(context) {
    await refused(context, { query: '{ __schema { types { name } } }' }, 'INTROSPECTION_DISABLED');
    const answer = await refused(context, { query: '{ Gifts { doc } }' }, 'VALIDATION_ERROR');
    expect(answer).toContain('O campo “doc” não existe em “Gifts”.');
    expect(answer).not.toContain('docs');
  },
};

async function refused({ visitor }: ProbeContext, data: object, code: string): Promise<string> {
  const response = await visitor.post('/api/graphql', { data });
  expect(response.status()).toBe(400);
  const body = await response.text();
  expect(body).toContain(`"code":"${code}"`);
  return body;
}
