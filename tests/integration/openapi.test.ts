import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { beforeAll, expect, it } from 'vitest';

import type { Operation } from '@/data/openapi/operation';
import { isRecord } from '@/lib/is-record';

import { type TestApi } from '../support/http';
import { picture } from '../support/images';
import { openCast, type Stage } from './access/cast';
import type { Slug } from './access/table';

type Described = {
  method: string;
  path: string;
  operation: {
    operationId: string;
    parameters: {
      name: string;
      in: string;
      schema: { enum?: unknown[]; minimum?: number; maximum?: number };
    }[];
    security: object[];
    responses: Record<string, unknown>;
  };
};

let api: TestApi;
let cast: Stage['cast'];
let fixtures: Stage['fixtures'];
let document: Record<string, unknown>;
let ajv: Ajv2020;

beforeAll(async () => {
  const site = await openCast();
  ({ api, cast, fixtures } = site);
  // With everything that an answer may have.
  const image = await site.make.anyImage();
  const [category] = await fixtures.shared('categories');
  const occasion = await site.make.occasion();
  await site.app.payload.update({
    collection: 'categories',
    id: category?.id ?? 0,
    // The examples ask for it.
    data: { slug: 'nerd' },
  });
  const gift = await site.make.gift({
    title: 'Caneca de café',
    categories: [category?.id ?? 0],
    occasions: [occasion.id],
    images: [image],
    intentions: ['para agradecer'],
    originalPrice: 200,
  });
  await site.make.review(gift, cast.users.other);
  document = (await api.request('/openapi.json')).body as Record<string, unknown>;
  ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(document, 'api');
});

function described(): Described[] {
  return Object.entries(document.paths as Record<string, Record<string, Described['operation']>>)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
    .sort((a, b) => order(a) - order(b));
}

/** What ends documents comes last. */
const order = ({ method }: Pick<Described, 'method'>) =>
  ['get', 'post', 'patch', 'delete'].indexOf(method);

function validator({ method, path }: Described, status: string): ValidateFunction {
  const pointer = ['paths', path, method, 'responses', status, 'content', 'application/json'];
  const written = [...pointer, 'schema'].map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  return ajv.compile({ $ref: `api#/${written.join('/')}` });
}

const EXAMPLES: Record<string, string> = {
  scope: 'all',
  q: 'caneca',
  where: '',
  since: '',
  intentions: 'para-agradecer',
  rating: '4.5',
  min: '1',
  max: '5000',
  trash: 'true',
  // The first page.
  after: '',
};

/** The value that a request gives a parameter. */
function exampleOf({ name, schema }: Described['operation']['parameters'][number]): string {
  const known = EXAMPLES[name];
  if (known !== undefined) return known;
  const { enum: values, minimum, maximum } = schema;
  if (Array.isArray(values)) return String(values[0]);
  return String(name === 'limit' || name === 'depth' ? (maximum ?? 5) : (minimum ?? 1));
}

async function ask(one: Described) {
  const { method, path, operation } = one;
  const slug = path.split('/')[1] as Slug;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    const value = parameter.in === 'query' ? exampleOf(parameter) : '';
    if (value !== '') query.set(parameter.name, value);
  }
  const isWrite = method !== 'get';
  const body =
    method === 'post'
      ? await fixtures.body(slug)
      : method === 'patch'
        ? fixtures.changes[slug]
        : undefined;
  const of = method === 'delete' ? await fixtures.fresh(slug) : null;
  const id = of === null ? (await shared(slug))?.id : (of.find(isTrashed) ?? of[0])?.id;
  return api.request(`${path.replace('{id}', String(id))}?${query}`, {
    method: method.toUpperCase(),
    body,
    as: isWrite ? cast.sessions.adminKey : null,
  });
}

const isTrashed = ({ isTrashed: is }: { isTrashed?: boolean }) => is === true;
/** The first of what is wrong. */
const wordsOf = ({ errors }: ValidateFunction) =>
  (errors ?? [])
    .slice(0, 4)
    .map(({ instancePath, message, params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );

const shared = async (slug: Slug) =>
  slug in fixtures.changes ? (await fixtures.shared(slug))[0] : undefined;

it('describes the API in OpenAPI 3.1, public and small enough to be read at once', async () => {
  const { headers, body } = await api.request('/openapi.json');
  expect(body.openapi).toMatch(/^3\.1\./);
  expect(headers.get('cache-control')).toMatch(/^public, max-age=/);
  expect(JSON.stringify(body).length).toBeLessThan(400_000);
  expect(JSON.stringify(body)).not.toMatch(/"hash"|"salt"|resetPassword|sessions/);
  expect(described().length).toBeGreaterThan(45);
  const ids = described().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('the answer to every operation is what its schema says', { timeout: 120_000 }, async () => {
  const wrong: unknown[] = [];
  for (const one of described()) {
    const name = `${one.method} ${one.path}`;
    const { status, body } = await ask(one);
    const isDescribed = Object.hasOwn(one.operation.responses, String(status));
    const validate = validator(one, isDescribed ? String(status) : 'default');
    if (!isDescribed) wrong.push([name, status, body]);
    else if (!validate(body)) wrong.push([name, ...wordsOf(validate)]);
    if (isRecord(body) && Array.isArray(body.docs) && body.docs.length === 0) {
      wrong.push([name, 'shows nothing']);
    }
  }
  expect(wrong).toEqual([]);
});

it('what is marked with a key is refused without one, as its schema of errors says', async () => {
  const guarded = described().filter(({ operation }) =>
    operation.security.every((way) => 'apiKey' in way),
  );
  expect(guarded.length).toBeGreaterThan(15);
  for (const one of guarded) {
    const path = one.path.replace('{id}', '1');
    for (const as of [null, cast.sessions.readKey]) {
      const answer = await api.request(path, {
        method: one.method.toUpperCase(),
        body: one.method === 'delete' ? undefined : {},
        as,
      });
      expect([401, 403], `${one.method} ${path}`).toContain(answer.status);
      expect(validator(one, 'default')(answer.body)).toBe(true);
    }
  }
});

it('every parameter that is described is taken, and what it does not allow is refused', async () => {
  for (const one of described().filter(({ method }) => method === 'get')) {
    for (const { name, schema } of one.operation.parameters) {
      const { maximum } = schema;
      if (typeof maximum !== 'number' || name === 'id') continue;
      const id = (await shared(one.path.split('/')[1] as Slug))?.id;
      const query = new URLSearchParams({ q: 'caneca', [name]: String(maximum + 1) });
      if (!one.operation.parameters.some((known) => known.name === 'q')) query.delete('q');
      const answer = await api.request(`${one.path.replace('{id}', String(id))}?${query}`);
      expect(answer.status, `${one.path} ${name} ${JSON.stringify(answer.body)}`).toBe(400);
    }
  }
});

const EXAMPLE_ID = '12';

/** The command of an operation, about documents that there are. */
async function withDocuments(command: string, { path: of, document }: Operation): Promise<string> {
  const id = async (slug: Slug) => String((await fixtures.fresh(slug))[0]?.id);
  const relations: Record<string, Slug> = {
    ...{ images: 'media', image: 'media', categories: 'categories', gift: 'gifts' },
    group: 'category-groups',
  };
  let text = command;
  for (const [field, slug] of Object.entries(relations)) {
    const pattern = new RegExp(`("${field}": \\[?)${EXAMPLE_ID}\\b`);
    if (pattern.test(text)) text = text.replace(pattern, `$1${await id(slug)}`);
  }
  if (!of.includes('{id}')) return text;
  const slug = document as Slug;
  const documents = await fixtures.fresh(slug);
  const one = text.includes('trash=true') ? documents.find(isTrashed) : documents[0];
  return text.replace(`/${slug}/${EXAMPLE_ID}`, `/${slug}/${String(one?.id)}`);
}

it(
  'the example of every operation works as the page for developers shows it',
  { timeout: 120_000 },
  async () => {
    // What they import reads the environment.
    const [{ describedOperations }, { curlOf }] = await Promise.all([
      import('@/data/openapi/openapi'),
      import('@/features/developers/curl'),
    ]);
    const cwd = await mkdtemp(path.join(tmpdir(), 'examples-'));
    await writeFile(path.join(cwd, 'caneca.jpg'), await picture('jpeg'));
    const { adminKey } = cast.sessions;
    const MIMOTECA_KEY = adminKey !== null && 'key' in adminKey ? adminKey.key : '';
    const env = { ...process.env, MIMOTECA_KEY };
    const failed: unknown[] = [];
    for (const operation of (await describedOperations()).sort((a, b) => order(a) - order(b))) {
      const command = await withDocuments(curlOf(operation, api.url), operation);
      const { stdout } = await promisify(execFile)('bash', ['-c', `${command} -sS`], { cwd, env });
      const answer: unknown = JSON.parse(stdout);
      if (!isRecord(answer) || 'errors' in answer) failed.push([operation.id, stdout]);
    }
    expect(failed).toEqual([]);
  },
);
