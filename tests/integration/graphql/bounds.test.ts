import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';

import { GRAPHQL_LIMITS as LIMITS } from '@/domain/graphql-limits';
import { messages } from '@/messages';

import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';

let api: TestApi;
let admin: Session;

beforeAll(async () => {
  // Far below what the documents here would take if they were validated: a walk that is not refused is an error.
  const site = await openSite({ GRAPHQL_INTROSPECTION: 'false' });
  ({ api } = site);
  const { make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  await make.gift({ categories: [(await make.category()).id] });
});

const times = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ');

/** Each fragment spreads the one before twice: 2^count fields to write out. */
const bomb = (count: number) =>
  `query { Gifts { docs { ...F${count - 1} } } } fragment F0 on Gift { id } ` +
  times(count - 1, (index) => `fragment F${index + 1} on Gift { ...F${index} ...F${index} }`);

const nested = (depth: number) => `{ ${'a { '.repeat(depth - 1)} a ${' }'.repeat(depth - 1)} }`;

const TOO_MUCH: [what: string, query: string, code: string][] = [
  [
    'a document that is too long',
    `{ Gifts { docs { id } } } ${' '.repeat(LIMITS.documentLength)}`,
    'DOCUMENT_TOO_LONG',
  ],
  [
    'too many tokens',
    `{ Gifts { docs { ${times(LIMITS.tokens, () => 'id')} } } }`,
    'TOO_MANY_TOKENS',
  ],
  ['brackets that the parser would fall through', '[{'.repeat(5_000), 'SYNTAX_ERROR'],
  [
    'lists within lists in an argument',
    `{ Gifts(where: ${'['.repeat(900)}${']'.repeat(900)}) { docs { id } } }`,
    'VALUES_TOO_DEEP',
  ],
  [
    'lists within lists in a type',
    `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { Gifts { docs { id } } }`,
    'VALUES_TOO_DEEP',
  ],
  ['a fragment bomb', bomb(22), 'TOO_MANY_FIELDS'],
  ['the largest fragment bomb that there is room for', bomb(LIMITS.fragments), 'TOO_MANY_FIELDS'],
  [
    'too many fragments',
    `{ Gifts { docs { ...F0 } } } ${times(LIMITS.fragments + 1, (index) => `fragment F${index} on Gift { id }`)}`,
    'TOO_MANY_FRAGMENTS',
  ],
  [
    'fragments in a circle',
    '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    'FRAGMENT_CYCLE',
  ],
  ['selections within selections', nested(LIMITS.depth + 1), 'TOO_DEEP'],
  [
    'the same behind fragments',
    `{ ...A } fragment A on Query { ${'a { '.repeat(9)} ...B ${'}'.repeat(9)} } fragment B on Query ${nested(9)}`,
    'TOO_DEEP',
  ],
  [
    'inline fragments within each other',
    `{ ${'... { '.repeat(300)} a ${'}'.repeat(300)} }`,
    'TOO_DEEP',
  ],
  [
    'too many fields of one',
    `{ Gifts { docs { ${times(LIMITS.selections, () => 'id')} } } }`,
    'TOO_MANY_FIELDS',
  ],
  [
    'too many aliases',
    `{ ${times(LIMITS.rootFields + 1, (index) => `a${index}: Gifts { totalDocs }`)} }`,
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    'the same in a fragment',
    `{ ...A } fragment A on Query { ${times(LIMITS.rootFields + 1, (index) => `a${index}: Gifts { totalDocs }`)} }`,
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    'too many directives',
    `{ Gifts ${times(LIMITS.directives + 1, () => '@include(if: true)')} { totalDocs } }`,
    'TOO_MANY_DIRECTIVES',
  ],
  [
    'directives in a bomb',
    `{ ${times(9, () => '...A')} } fragment A on Query { ${times(6, () => '... @skip(if: true) { __typename }')} }`,
    'TOO_MANY_DIRECTIVES',
  ],
  [
    'too many operations',
    times(LIMITS.operations + 1, (index) => `query Q${index} { Gifts { totalDocs } }`),
    'TOO_MANY_OPERATIONS',
  ],
  ['the schema', getIntrospectionQuery(), 'INTROSPECTION_DISABLED'],
  ['a type of the schema', '{ x: __type(name: "User") { name } }', 'INTROSPECTION_DISABLED'],
  [
    'the schema through a fragment',
    '{ ...A } fragment A on Query { ... on Query { __schema { types { name } } } }',
    'INTROSPECTION_DISABLED',
  ],
  [
    'every relation of every gift',
    '{ Gifts(limit: 100) { docs { images { id } categories { group { image { id } } } } } }',
    'TOO_MANY_RELATIONS',
  ],
  [
    'a hundred of everything ten times',
    `{ ${times(10, (index) => `a${index}: Gifts(limit: 100) { docs { id title } }`)} }`,
    'TOO_MANY_ROWS',
  ],
  [
    'two lists that are too long together',
    '{ Gifts(limit: 60) { docs { id } } Reviews(limit: 60) { docs { id } } }',
    'TOO_MANY_ROWS',
  ],
  [
    'much of each of a hundred',
    `{ Gifts(limit: 100) { docs { ${times(20, (index) => `a${index}: categories { id name group { id name } }`)} } } }`,
    'TOO_EXPENSIVE',
  ],
];

describe('a document', () => {
  it.each(TOO_MUCH)('is refused for %s, whoever sends it', async (_, query, code) => {
    const { status, body } = await api.graphql(query);
    expect(body.errors[0].extensions.code).toBe(code);
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
    expectPortuguese(body);
    if (['TOO_EXPENSIVE', 'TOO_MANY_RELATIONS', 'TOO_MANY_ROWS'].includes(code)) return;
    const again = await api.graphql(query, admin);
    expect(again.body.errors[0].extensions.code).toBe(code);
  });

  it('may ask for what a page of gifts needs', async () => {
    const query = `query Gifts($limit: Int = 100) {
      Gifts(limit: $limit, sort: "title") {
        totalDocs
        docs { ...Card description images { url alt } categories { name group { name } } }
      }
    }
    fragment Card on Gift { id title slug price originalPrice isNew }`;
    const { status, body } = await api.graphql(query);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(body.data.Gifts.docs[0].categories[0].group.name).toBeTypeOf('string');
  });

  it('costs what its variables make of it', async () => {
    const query = `query ($limit: Int) { ${times(10, (index) => `a${index}: Gifts(limit: $limit) { docs { id title } }`)} }`;
    expect((await api.graphql(query, null, { limit: 5 })).status).toBe(200);
    const refused = await api.graphql(query, null, { limit: 100 });
    expect(refused.body.errors[0].extensions.code).toBe('TOO_MANY_ROWS');
    const everything = await api.graphql(query, null, { limit: 0 });
    expect(everything.status).toBe(400);
  });

  it('may cost an admin what it costs', async () => {
    const query = `{ ${times(10, (index) => `a${index}: Gifts(limit: 100) { docs { id title } }`)} }`;
    expect((await api.graphql(query, admin)).body.errors).toBeUndefined();
  });
});

const BODIES: [what: string, body: unknown, status: number, code: string][] = [
  ['no JSON', '{"query":', 400, 'BAD_BODY'],
  ['a word', '"query"', 400, 'BAD_BODY'],
  ['null', 'null', 400, 'BAD_BODY'],
  ['nothing', '', 400, 'BAD_BODY'],
  ['a batch', [{ query: '{ Gifts { totalDocs } }' }], 400, 'BATCH_NOT_SUPPORTED'],
  ['no query', {}, 400, 'QUERY_MISSING'],
  ['an empty query', { query: ' ' }, 400, 'QUERY_MISSING'],
  ['a query that is a number', { query: 1 }, 400, 'QUERY_MISSING'],
  [
    'variables in a list',
    { query: '{ Gifts { totalDocs } }', variables: [] },
    400,
    'BAD_VARIABLES',
  ],
  [
    'variables in words',
    { query: '{ Gifts { totalDocs } }', variables: '{}' },
    400,
    'BAD_VARIABLES',
  ],
  [
    'the name of an operation as a number',
    { query: '{ Gifts { totalDocs } }', operationName: 1 },
    400,
    'BAD_OPERATION_NAME',
  ],
  [
    'an operation that it does not have',
    { query: 'query A { Gifts { totalDocs } }', operationName: 'B' },
    400,
    'OPERATION_UNKNOWN',
  ],
  [
    'two operations and no name',
    { query: 'query A { Gifts { totalDocs } } query B { Gifts { totalDocs } }' },
    400,
    'OPERATION_NAME_MISSING',
  ],
  ['a comment', { query: '# nada' }, 400, 'SYNTAX_ERROR'],
  ['fragments only', { query: 'fragment A on Gift { id }' }, 400, 'OPERATION_MISSING'],
  ['a type', { query: 'type A { id: Int } { Gifts { totalDocs } }' }, 400, 'NOT_EXECUTABLE'],
  [
    'a subscription',
    { query: 'subscription { Gifts { totalDocs } }' },
    400,
    'SUBSCRIPTION_NOT_SUPPORTED',
  ],
  ['a NUL', { query: '{ Gifts \0 { totalDocs } }' }, 400, 'SYNTAX_ERROR'],
  [
    'variables 10,000 deep',
    `{"query":"query($a: JSON) { Gifts { totalDocs } }","variables":{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`,
    400,
    'VARIABLES_TOO_DEEP',
  ],
  ['a body 10,000 deep', '['.repeat(10_000), 400, 'BAD_BODY'],
  [
    'too many variables',
    { query: '{ Gifts { totalDocs } }', variables: { a: Array(LIMITS.variableEntries).fill(0) } },
    400,
    'VARIABLES_TOO_LARGE',
  ],
  [
    'a body that is too large',
    { query: '{ Gifts { totalDocs } }', variables: { a: 'x'.repeat(LIMITS.bodyBytes) } },
    413,
    'BODY_TOO_LARGE',
  ],
];

describe('a request', () => {
  it.each(BODIES)('with %s is answered with what is wrong', async (_, body, status, code) => {
    const answer = await api.request('/graphql', { method: 'POST', body });
    expect(answer.body.errors[0].extensions.code).toBe(code);
    expect(answer.status).toBe(status);
    expectPortuguese(answer.body);
  });

  it('is JSON, and takes JSON', async () => {
    const body = '{"query":"{ Gifts { totalDocs } }"}';
    const send = (headers: Record<string, string>) =>
      api.request('/graphql', { method: 'POST', body, headers });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=latin1',
    ]) {
      expect((await send({ 'content-type': type })).status).toBe(415);
    }
    expect((await send({ 'content-type': 'application/json; charset="UTF-8"' })).status).toBe(200);
    expect((await send({ accept: 'text/html' })).status).toBe(406);
    expect((await send({ accept: 'text/html, */*;q=0.1' })).status).toBe(200);
  });
});

/** No message and no stack of graphql-js. */
function expectPortuguese(body: unknown): void {
  const text = JSON.stringify(body);
  expect(text).not.toMatch(
    /node_modules|\.ts:|at async|Syntax Error|Cannot|must|Unknown|Did you mean/,
  );
  expect(text).not.toContain(messages.errors.api.internal);
}
