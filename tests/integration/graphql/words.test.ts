import { beforeAll, describe, expect, it } from 'vitest';

import { messages } from '@/messages';

import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';

let api: TestApi;
let reader: Session;
let admin: Session;
let giftId: number;

beforeAll(async () => {
  const site = await openSite({ GRAPHQL_INTROSPECTION: 'false' });
  ({ api } = site);
  const { make } = site;
  reader = await api.login(await make.user());
  admin = await api.login(await make.user({ isAdmin: true }));
  giftId = (await make.gift({ categories: [(await make.category()).id] })).id;
});

const words = messages.graphql.validation;

/** Everything that graphql-js has a message for. */
const INVALID: [query: string, message: string][] = [
  ['{ Gift(id: 1) { titel } }', words.unknownField('titel', 'Gift')],
  ['{ Gifts }', words.needsSelection('Gifts')],
  ['{ Gifts { totalDocs { a } } }', words.noSelection('totalDocs')],
  ['{ Gifts(limite: 1) { totalDocs } }', words.unknownArgument('limite', 'Query.Gifts')],
  ['{ Gift { id } }', words.argumentRequired('Gift', 'id')],
  ['{ Gift(id: "um") { id } }', words.badValue],
  ['{ Gifts(limit: 1.5) { totalDocs } }', words.badValue],
  ['{ Gifts(limit: 99999999999) { totalDocs } }', words.badValue],
  [
    '{ Gifts(where: { titulo: { equals: "a" } }) { totalDocs } }',
    words.unknownInputField('titulo', 'Gift_where'),
  ],
  [
    '{ Gifts(where: { title: { parece: "a" } }) { totalDocs } }',
    words.unknownInputField('parece', 'Gift_title_operator'),
  ],
  ['mutation { createContactMessage(data: {}) { id } }', words.inputFieldRequired('name')],
  ['{ ... on Presente { id } }', words.unknownType('Presente')],
  ['{ ...A }', words.unknownFragment('A')],
  ['{ Gifts { totalDocs } } fragment A on Gift { id }', words.unusedFragment('A')],
  ['{ ... on Gift { id } }', words.fragmentElsewhere],
  ['{ Gifts @nada { totalDocs } }', words.unknownDirective('@nada')],
  ['query @skip(if: true) { Gifts { totalDocs } }', words.directiveElsewhere('@skip')],
  ['{ Gifts @skip { totalDocs } }', messages.graphql.badCondition('skip')],
  [
    'query ($a: Boolean) { Gifts @include(if: $a) { totalDocs } }',
    messages.graphql.badCondition('include'),
  ],
  ['{ Gifts @include(if: $a) { totalDocs } }', messages.graphql.badCondition('include')],
  [
    'query ($a: Boolean = null) { Gifts @include(if: $a) { totalDocs } }',
    messages.graphql.badCondition('include'),
  ],
  [
    '{ ...A } fragment A on Query { Gifts @include(if: 1) { totalDocs } }',
    messages.graphql.badCondition('include'),
  ],
  ['{ Gifts @skip(if: true) @skip(if: true) { totalDocs } }', words.repeated('@skip')],
  ['{ Gifts(limit: $a) { totalDocs } }', words.unknownVariable('a')],
  ['query ($a: Int) { Gifts { totalDocs } }', words.unusedVariable('a')],
  ['query ($a: Int!) { Gifts(limit: $a) { totalDocs } }', words.variableRequired('a')],
  ['query ($a: String) { Gifts(limit: $a) { totalDocs } }', words.variableElsewhere('a')],
  ['query ($a: Gift) { Gift(id: $a) { id } }', words.badVariable('a')],
  ['query ($a: Int, $a: Int) { Gifts(limit: $a) { totalDocs } }', words.repeated('a')],
  ['{ Gifts(limit: 1, limit: 2) { totalDocs } }', words.repeated('limit')],
  ['{ a: Gifts(limit: 1) { totalDocs } a: Gifts(limit: 2) { totalDocs } }', words.conflict('a')],
  [
    'query A { Gifts { totalDocs } } query A { Gifts { totalDocs } }',
    messages.graphql.operationNameMissing,
  ],
];

describe('a document that does not fit', () => {
  it.each(INVALID)('is explained: %s', async (query, message) => {
    const { status, body } = await api.graphql(query);
    expect(body.errors.map((error: { message: string }) => error.message)).toContain(message);
    expect(body.errors[0].extensions.code).toMatch(/^[A-Z_]+$/);
    expect(status).toBe(400);
    expectPortuguese(body);
  });

  it('but not one whose conditions are met', async () => {
    const query = `query ($a: Boolean = true, $b: Boolean!) {
      Gifts @include(if: $a) @skip(if: $b) { totalDocs @skip(if: false) }
    }`;
    const { body } = await api.graphql(query, null, { b: false });
    expect(body.data).toEqual({ Gifts: { totalDocs: 1 } });
  });

  it('names the place', async () => {
    const { body } = await api.graphql('{\n  Gifts {\n    titel\n  }\n}');
    expect(body.errors[0].locations).toEqual([{ line: 3, column: 5 }]);
    const syntax = await api.graphql('{\n  Gifts {');
    expect(syntax.body.errors[0]).toMatchObject({
      message: messages.graphql.syntax(2, 10),
      locations: [{ line: 2, column: 10 }],
    });
  });

  it.each([
    ['missing', undefined],
    ['null', { a: null }],
    ['of another type', { a: { b: 1 } }],
    ['too large', { a: 99_999_999_999 }],
  ])('or whose variable is %s', async (_, variables) => {
    const { status, body } = await api.graphql(
      'query ($a: Int!) { Gift(id: $a) { id } }',
      null,
      variables,
    );
    expect(body.errors[0].extensions.code).toBe('VALIDATION_ERROR');
    expect(status).toBe(400);
    expectPortuguese(body);
  });
});

it('of a variable only its name is repeated, whatever its value is refused for', async () => {
  const { body } = await api.graphql(
    'mutation ($data: mutationLinkCheckInput!) { createLinkCheck(data: $data) { id } }',
    null,
    { data: { url: 'of required type' } },
  );
  expect(body.errors.map(({ message }: { message: string }) => message)).toContain(
    words.badVariable('data'),
  );
});

describe('what Payload says', () => {
  type Refusal = [
    what: string,
    query: () => string,
    as: () => Session | null,
    message: string | RegExp,
    error: object,
  ];
  const REFUSALS: Refusal[] = [
    [
      'forbidden',
      () => 'mutation { deleteGift(id: 1) { id } }',
      () => reader,
      /permissão/,
      { name: 'Forbidden', code: 'FORBIDDEN', statusCode: 403 },
    ],
    [
      'absent',
      () => 'mutation { deleteCategory(id: 999999) { id } }',
      () => admin,
      /não.*encontrad/i,
      { name: 'NotFound', code: 'NOT_FOUND', statusCode: 404 },
    ],
    [
      'to sign in',
      () =>
        `mutation { createReview(data: { gift: ${giftId}, rating: 5, comment: "Gostei muito, recomendo." }) { id } }`,
      () => null,
      messages.reviews.loginRequired,
      { code: 'FORBIDDEN', statusCode: 403 },
    ],
    [
      'twice',
      () => `mutation { createFavourite(data: { gift: ${giftId} }) { id } }`,
      () => reader,
      messages.favourites.already,
      { name: 'ValidationError', code: 'VALIDATION_FAILED', statusCode: 400 },
    ],
    [
      'elsewhere',
      () => 'mutation { loginUser(email: "a@example.com", password: "x") }',
      () => null,
      /POST \/api\/users\/login/,
      { code: 'FORBIDDEN', statusCode: 403 },
    ],
  ];

  it.each(REFUSALS)(
    'has its message in GraphQL too: %s',
    async (what, query, as, message, extensions) => {
      if (what === 'twice') await api.graphql(query(), as());
      const { status, body } = await api.graphql(query(), as());
      expect(status).toBe(200);
      expect(body.errors[0].message).toMatch(message);
      expect(body.errors[0].extensions).toMatchObject(extensions);
      expectPortuguese(body);
    },
  );
});

describe('the permissions', () => {
  const query = `{ Access {
    canAccessAdmin
    gifts { create { permission } read { permission where } fields { title { read { permission } update { permission } } } }
    reviews { create { permission } }
    users { unlock { permission } }
  } }`;

  it('of a visitor and of a reader are answered', async () => {
    for (const as of [null, reader]) {
      const { body } = await api.graphql(query, as);
      expect(body.errors).toBeUndefined();
      expect(body.data.Access).toMatchObject({
        canAccessAdmin: false,
        gifts: { create: { permission: false }, read: { permission: true } },
        reviews: { create: { permission: as !== null } },
        users: { unlock: { permission: false } },
      });
      expect(body.data.Access.gifts.fields.title.update.permission).toBe(false);
    }
  });

  it('of an admin are all there', async () => {
    const { body } = await api.graphql(query, admin);
    expect(body.errors).toBeUndefined();
    expect(body.data.Access).toMatchObject({
      canAccessAdmin: true,
      gifts: {
        create: { permission: true },
        read: { permission: true, where: null },
        fields: { title: { update: { permission: true } } },
      },
    });
  });

  it('for one document are answered too', async () => {
    const one = `{ docAccessGift(id: ${giftId}) { update { permission } fields { title { read { permission } } } } }`;
    const { body } = await api.graphql(one);
    expect(body.errors).toBeUndefined();
    expect(body.data.docAccessGift.update.permission).toBe(false);
    expect((await api.graphql(one, admin)).body.data.docAccessGift.update.permission).toBe(true);
  });
});

it('takes nothing from the address', async () => {
  const { body } = await api.request('/graphql?draft=true&depth=9&locale=xx', {
    method: 'POST',
    body: { query: '{ Gifts { totalDocs } }' },
  });
  expect(body.data.Gifts.totalDocs).toBe(1);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
  'refuses %s and says what to use',
  async (method) => {
    const { refuseMethod } = await import('../../../src/app/(payload)/api/graphql/guard-graphql');
    const route = await import('../../../src/app/(payload)/api/graphql/route');
    expect(route[method]).toBe(refuseMethod);
    const answer = await refuseMethod();
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await answer.text()).toContain(messages.graphql.methodNotAllowed);
  },
);

/** No message and no stack of graphql-js, and no hint at the schema. */
function expectPortuguese(body: unknown): void {
  expect(JSON.stringify(body)).not.toMatch(
    /node_modules|\.ts:|at async|Syntax Error|[Cc]annot|must|Unknown|Did you|quis dizer|unknown error/,
  );
}
