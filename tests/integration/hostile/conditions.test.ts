import type { FlattenedField } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { wordingProblem } from '../../support/wording';

let site: OpenSite;
let admin: Session;
let giftId: number;
let categoryId: number;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  categoryId = (await site.make.category()).id;
  giftId = (await site.make.gift({ title: 'Caneca azul', price: 30, categories: [categoryId] })).id;
});

/** What a query string can hold as the value of a condition. */
const VALUES = [
  ...['=', '[]=null', '[a]=1', '=1e400', '=1.5', '=a%00b', '=1,null', '=a%5C'],
  ...['=%2B275760-09-13T00:00:00.000Z', `=${'a'.repeat(5_000)}`],
];

const OPERATORS = [
  ...['equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains', 'greater_than', 'near'],
];

/** A path for each kind of field that there is, of all collections that an admin may ask. */
function pathsByKind(): Map<string, { slug: string; path: string }> {
  const paths = new Map<string, { slug: string; path: string }>();
  const slugs = ['gifts', 'users', 'contact-messages', 'api-keys', 'webhooks', 'campaigns'];
  for (const slug of [...slugs, 'payload-locked-documents', 'payload-query-presets']) {
    const collection = site.app.payload.config.collections.find((one) => one.slug === slug);
    const note = (kind: string, path: string) => {
      if (!paths.has(kind)) paths.set(kind, { slug, path });
    };
    note('id', 'id');
    for (const field of collection?.flattenedFields ?? []) noteField(field, note);
  }
  return paths;
}

function noteField(field: FlattenedField, note: (kind: string, path: string) => void): void {
  const { name, type } = field;
  const isMany = 'hasMany' in field && field.hasMany === true;
  const isToSeveral = 'relationTo' in field && Array.isArray(field.relationTo);
  const kind = `${type}${isMany ? ' of many' : ''}${isToSeveral ? ' to several' : ''}`;
  note(kind, name);
  if (isToSeveral) note(`value of a ${kind}`, `${name}.value`);
  if (type === 'richText' || type === 'json') note(`part of a ${kind}`, `${name}.root`);
}

/** What is said of an operator or a path, whatever the value. */
const HOPELESS = /Use: |usá-lo aqui|consultar por/;

it('any condition on any kind of field is answered or refused in words, to an admin', async () => {
  const wrong: string[] = [];
  const ask = async (path: string): Promise<unknown> => {
    const { status, body } = await site.api.request(path, { as: admin });
    const problem = status < 400 ? null : wordingProblem(body);
    if (status >= 500 || problem !== null) wrong.push(`${path} ${String(status)} ${problem ?? ''}`);
    return body;
  };
  const paths = pathsByKind();
  expect(paths.size).toBeGreaterThan(15);
  for (const { slug, path } of paths.values()) {
    for (const operator of OPERATORS) {
      const asked = `/${slug}/count?where[${path}][${operator}]`;
      if (HOPELESS.test(JSON.stringify(await ask(`${asked}=null`)))) continue;
      await Promise.all(VALUES.map((value) => ask(asked + value)));
    }
  }
  expect(wrong).toEqual([]);
});

describe('a value that no database can compare with is refused by its name', () => {
  it.each([
    ['gifts', 'where[categories][in]', '=null'],
    ['gifts', 'where[occasions][not_in]', '=null'],
    ['gifts', 'where[images][in]', '=1,null'],
    ['gifts', 'where[categories.id][in]', '=null'],
    ['gifts', 'where[categories][equals]', '=99999999999'],
    ['gifts', 'where[id][in]', '=abc'],
    ['gifts', 'where[price][in]', '[]=abc'],
    ['gifts', 'where[title][like]', '[]=a'],
    ['gifts', 'where[title][not_like]', '=a%5C'],
    ['gifts', 'where[title][equals]', '=a%00'],
    ['gifts', 'where[createdAt][less_than]', '=%2B275760-09-13T00:00:00.000Z'],
    ['gifts', 'where[isNew][equals]', '=talvez'],
    ['gifts', 'where[description.root][contains]', '=a'],
    ['payload-locked-documents', 'where[document][exists]', '=true'],
    ['payload-locked-documents', 'where[document.value][equals]', '=null'],
    ['payload-locked-documents', 'where[document.value][in]', '=1'],
  ])('%s %s%s', async (slug, field, value) => {
    const { status, body } = await site.api.request(`/${slug}?${field}${value}`, { as: admin });
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(wordingProblem(body)).toBeNull();
  });

  it.each([
    ['Gifts', 'categories: { in: [null] }'],
    ['Gifts', 'categories: { equals: { a: 1 } }'],
    ['Gifts', 'categories: { in: ["null"] }'],
    ['Gifts', 'title: { like: null }'],
  ])('%s where %s, in GraphQL', async (name, where) => {
    const query = `{ ${name}(where: { ${where} }) { totalDocs } }`;
    const { status, body } = await site.api.graphql(query, admin);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].message).toContain('Parâmetro inválido: where[');
  });

  it('a visitor is told the same', async () => {
    for (const query of [
      'where[title][not_like]=a%5C',
      'where[createdAt][less_than]=%2B275760-09-13T00:00:00.000Z',
    ]) {
      const { status, body } = await site.api.request(`/gifts?${query}`);
      expect([status, wordingProblem(body)]).toEqual([400, null]);
      expect(body.errors[0].field).toMatch(/^where\[/);
    }
  });
});

describe('what the panel asks goes on', () => {
  it.each([
    ['a text that is not complete yet', 'where[or][0][and][0][id][equals]=a', 0],
    ['an id that nothing has', 'where[or][0][and][0][id][equals]=0', 0],
    ['an empty text', 'where[or][0][and][0][title][equals]=', 0],
    ['a number', 'where[or][0][and][0][price][equals]=30', 1],
    ['a number of several', 'where[or][0][and][0][price][in][0]=30', 1],
    ['a date as a browser writes it', 'where[createdAt][less_than]=2199-01-01T15:00:00.000Z', 1],
    ['nothing as a relation', 'where[or][0][and][0][occasions][equals]=null', 1],
    ['whether there is one', 'where[or][0][and][0][categories][exists]=true', 1],
    ['texts of several', 'where[or][0][and][0][title][in][0]=Caneca azul', 1],
    ['a draft', 'where[or][0][and][0][_status][not_equals]=draft&draft=true', 1],
  ])('%s', async (_, query, found) => {
    const { status, body } = await site.api.request(`/gifts?${query}&depth=0`, { as: admin });
    expect([status, body.totalDocs], JSON.stringify(body)).toEqual([200, found]);
  });

  it('a relation of several, and who edits a document', async () => {
    const relation = `/gifts?where[or][0][and][0][categories][in][0]=${categoryId}`;
    const lock = `/payload-locked-documents?where[document.relationTo][equals]=gifts&where[document.value][equals]=${giftId}`;
    for (const path of [relation, lock]) {
      expect((await site.api.request(path, { as: admin })).status).toBe(200);
    }
  });
});

it('two underscores for the dot of a path lead to no secret either', async () => {
  for (const query of [
    'where[user__hash][like]=a',
    'where[user___verificationToken][exists]=true',
  ]) {
    const { status, body } = await site.api.request(`/reviews?${query}`, { as: admin });
    expect(status, JSON.stringify(body)).toBe(400);
  }
  const { status } = await site.api.request('/reviews?sort=user__hash', { as: admin });
  expect(status).toBe(400);
});
