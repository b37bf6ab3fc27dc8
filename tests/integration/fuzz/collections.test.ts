import fc from 'fast-check';
import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adapterOf } from '@collections/shared/adapter-of';

import type { TestApi } from '../../support/http';
import type { TestPayload } from '../../support/test-payload';
import { wordingProblem } from '../../support/wording';
import { type Cast, openCast, type Stage } from '../access/cast';
import { CASES, type Slug } from '../access/table';
import { anyFields, anyValue, writeBody } from './arbitrary';

/** Cases of each property. FUZZ_RUNS and FUZZ_SEED ask for more, and for others; a failure names both. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 14);
const COLLECTIONS = [...new Set(CASES.map(({ collection }) => collection))];
const TRIED_BY = ['visitor', 'admin'] as const;

let app: TestPayload;
let api: TestApi;
let cast: Cast;
let fixtures: Stage['fixtures'];
let tried = 0;

beforeAll(async () => {
  ({ app, api, cast, fixtures } = await openCast());
});
afterAll(() => console.info(`fuzz: ${String(tried)} requests, seed ${String(SEED)}`));

const namesOf = (slug: Slug): string[] =>
  app.payload.collections[slug].config.flattenedFields.map(({ name }: FlattenedField) => name);

/** Two documents of a collection: one to write to, and its neighbour. */
async function pair(slug: Slug): Promise<{ target: number; neighbour: number }> {
  const [first, second] = [await fixtures.fresh(slug), await fixtures.fresh(slug)];
  // Of accounts the first are those that are signed in.
  const target = first.find(({ owner }) => owner === 'other') ?? first[0];
  const neighbour = second.findLast(({ id }) => id !== target?.id) ?? second[0];
  if (target === undefined || neighbour === undefined) throw new Error(`no document of ${slug}`);
  return { target: target.id, neighbour: neighbour.id };
}

/** A document as the database has it. */
async function stored(slug: Slug, id: number): Promise<string> {
  const table = slug.replaceAll('-', '_');
  const { rows } = await adapterOf(app.payload).pool.query<{ text: string }>(
    `select t::text as text from ${table} t where id = $1`,
    [id],
  );
  return rows[0]?.text ?? 'gone';
}

/** Why an answer to arbitrary input is none that a client may get, or null. */
function problemOf({ status, body }: { status: number; body: unknown }): string | null {
  if (status >= 200 && status < 300) return null;
  if (status < 400 || status >= 500) return `answered ${String(status)}: ${JSON.stringify(body)}`;
  return wordingProblem(body);
}

async function check(cases: (send: typeof api.request) => Promise<void>): Promise<void> {
  await cases((path, options) => {
    tried += 1;
    return api.request(path, options);
  });
}

describe.each(COLLECTIONS)('%s', (slug) => {
  it.each(TRIED_BY)('any JSON in any field is created or refused in words, by %s', async (role) => {
    const { neighbour } = await pair(slug);
    const before = await stored(slug, neighbour);
    const valid = await fixtures.body(slug);
    const base = valid instanceof FormData ? {} : valid;
    await check((send) =>
      fc.assert(
        fc.asyncProperty(anyFields(namesOf(slug)), fc.boolean(), async (fields, isBare) => {
          const body = writeBody(isBare ? {} : base, fields);
          const answer = await send(`/${slug}`, { method: 'POST', body, as: cast.sessions[role] });
          expect(problemOf(answer)).toBeNull();
          expect(await stored(slug, neighbour)).toBe(before);
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      ),
    );
  });

  it.each(TRIED_BY)('any JSON in any field is stored or refused in words, by %s', async (role) => {
    const { target, neighbour } = await pair(slug);
    const before = await stored(slug, neighbour);
    await check((send) =>
      fc.assert(
        fc.asyncProperty(anyFields(namesOf(slug)), async (fields) => {
          const body = writeBody({}, fields);
          const as = cast.sessions[role];
          const answer = await send(`/${slug}/${String(target)}`, { method: 'PATCH', body, as });
          expect(problemOf(answer)).toBeNull();
          expect(await stored(slug, neighbour)).toBe(before);
        }),
        { numRuns: RUNS, seed: SEED + 1, endOnFailure: true },
      ),
    );
  });

  it('any address of a document is answered in words', async () => {
    await check((send) =>
      fc.assert(
        fc.asyncProperty(anyValue, async (value) => {
          const id = encodeURIComponent(String(value).toWellFormed().slice(0, 100)) || 'x';
          if (/^\.+$/.test(decodeURIComponent(id))) return;
          for (const method of ['GET', 'PATCH']) {
            const body = method === 'PATCH' ? '{}' : undefined;
            const answer = await send(`/${slug}/${id}`, { method, body, as: cast.sessions.admin });
            expect(problemOf(answer)).toBeNull();
          }
        }),
        { numRuns: Math.ceil(RUNS / 2), seed: SEED, endOnFailure: true },
      ),
    );
  });
});

describe('globals', () => {
  it.each(TRIED_BY)(
    'any JSON in any field of the settings is stored or refused in words, by %s',
    async (role) => {
      for (const { slug, flattenedFields } of app.payload.config.globals) {
        const names = flattenedFields.map(({ name }) => name);
        const before = await app.query(`select t::text from ${slug.replaceAll('-', '_')} t`);
        await check((send) =>
          fc.assert(
            fc.asyncProperty(anyFields(names), async (fields) => {
              const body = writeBody({}, fields);
              const as = cast.sessions[role];
              const answer = await send(`/globals/${slug}`, { method: 'POST', body, as });
              expect(problemOf(answer)).toBeNull();
            }),
            { numRuns: RUNS * 2, seed: SEED + 2, endOnFailure: true },
          ),
        );
        const after = await app.query(`select t::text from ${slug.replaceAll('-', '_')} t`);
        if (role === 'visitor') expect(after).toEqual(before);
      }
    },
  );
});

it('rows of imports have no address, whatever is sent there', async () => {
  const body = '{"line":1,"cells":{"__proto__":{}}}';
  for (const as of Object.values(cast.sessions)) {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PATCH', '/1'],
      ['DELETE', '/1'],
      ['GET', '/count'],
    ]) {
      const sent = method === 'GET' ? undefined : body;
      const answer = await api.request(`/gift-import-rows${path}`, { method, body: sent, as });
      expect([403, 404, 501], JSON.stringify(answer.body)).toContain(answer.status);
    }
  }
  const { body: told } = await api.graphql('{ GiftImportRows { totalDocs } }', cast.sessions.admin);
  expect(told.errors.length).toBeGreaterThan(0);
});

describe('GraphQL', () => {
  /** The mutations that make and change a document, with their input types, as the schema has them. */
  async function mutations(): Promise<{ name: string; input: string; hasId: boolean }[]> {
    const { body } = await api.graphql(
      '{ __schema { mutationType { fields { name args { name type { name ofType { name } } } } } } }',
      cast.sessions.admin,
    );
    type Argument = {
      name: string;
      type: { name: string | null; ofType: { name: string } | null };
    };
    const fields: { name: string; args: Argument[] }[] = body.data.__schema.mutationType.fields;
    return fields.flatMap(({ name, args }) => {
      const data = args.find((argument) => argument.name === 'data');
      const input = data?.type.name ?? data?.type.ofType?.name;
      if (input == null || !/^(create|update)/.test(name)) return [];
      return [{ name, input, hasId: args.some((argument) => argument.name === 'id') }];
    });
  }

  it('any JSON as the input of a mutation is answered with data or with words', async () => {
    const all = await mutations();
    expect(all.length).toBeGreaterThan(20);
    await check(() =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...all),
          anyFields([
            'title',
            'name',
            'email',
            'url',
            'slug',
            'price',
            'description',
            'images',
            'gift',
          ]),
          fc.constantFrom(...TRIED_BY),
          async ({ name, input, hasId }, fields, role) => {
            tried += 1;
            const query = `mutation ($data: ${input}!) { ${name}(${hasId ? 'id: 999999, ' : ''}data: $data) { __typename } }`;
            const body = `{"query":${JSON.stringify(query)},"variables":{"data":${writeBody({}, fields)}}}`;
            const answer = await api.request('/graphql', {
              method: 'POST',
              body,
              as: cast.sessions[role],
            });
            expect(answer.status).toBeLessThan(500);
            const isRefused = answer.status >= 400 || answer.body.errors !== undefined;
            if (isRefused) expect(wordingProblem(answer.body)).toBeNull();
          },
        ),
        { numRuns: RUNS * 15, seed: SEED, endOnFailure: true },
      ),
    );
  });
});

describe('a body that is no JSON', () => {
  const BOUNDARY = 'limite';
  const part = (disposition: string, content: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
  const form = `multipart/form-data; boundary=${BOUNDARY}`;
  const end = `--${BOUNDARY}--\r\n`;

  it.each<[string, string, string]>([
    ['a form without an end', form, part('form-data; name="_payload"', '{}')],
    ['a form without parts', form, end],
    [
      'a form of another boundary',
      'multipart/form-data; boundary=outro',
      part('form-data; name="a"', '1') + end,
    ],
    ['a form without a boundary', 'multipart/form-data', part('form-data; name="a"', '1') + end],
    ['a part without a name', form, part('form-data', 'x') + end],
    ['a part of nothing', form, `--${BOUNDARY}\r\n\r\n\r\n${end}`],
    ['a payload that is no JSON', form, part('form-data; name="_payload"', '{') + end],
    ['a payload that is a list', form, part('form-data; name="_payload"', '[]') + end],
    ['two payloads', form, part('form-data; name="_payload"', '{}').repeat(2) + end],
    ['a name of the language', form, part('form-data; name="__proto__"', '{"isAdmin":true}') + end],
    ['an empty file', form, part('form-data; name="file"; filename="a.png"', '') + end],
    [
      'a file that is no picture',
      form,
      part('form-data; name="file"; filename="../a.png"', 'GIF89a') + end,
    ],
    ['a file of another field', form, part('form-data; name="image"; filename="a.png"', 'x') + end],
    ['text', 'text/plain', '{"title":"x"}'],
    ['XML', 'application/xml', '<a/>'],
    ['a form of addresses', 'application/x-www-form-urlencoded', 'title=x&__proto__[a]=1'],
    ['no type', '', '{"title":"x"}'],
    ['a type that is none', ';;;', '{}'],
    ['JSON with a comma too many', 'application/json', '{"title":"x",}'],
    ['JSON of 100,000 levels', 'application/json', '['.repeat(100_000)],
    ['20 MB of JSON', 'application/json', `{"title":"${'a'.repeat(20 * 1024 * 1024)}"}`],
  ])('%s is refused in words', async (_, type, body) => {
    for (const path of ['/gifts', '/media', '/contact-messages', '/categories']) {
      for (const as of [null, cast.sessions.admin]) {
        tried += 1;
        const headers = { 'content-type': type };
        const answer = await api.request(path, { method: 'POST', body, headers, as });
        expect([path, answer.status >= 400, problemOf(answer)]).toEqual([path, true, null]);
      }
    }
  });
});
