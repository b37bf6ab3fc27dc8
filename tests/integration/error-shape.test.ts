import { beforeAll, describe, expect, it } from 'vitest';

import { ERROR_CODES, FIELD_CODES } from '@/domain/error-code';
import { timestamp } from '@/domain/dates';

import { type TestApi } from '../support/http';
import { type Cast, openCast, type Stage } from './access/cast';
import type { Role } from './access/table';

let app: Stage['app'];
let api: TestApi;
let make: Stage['make'];
let cast: Cast;

beforeAll(async () => {
  ({ app, api, make, cast } = await openCast());
});

type Problem = {
  code?: unknown;
  message?: unknown;
  field?: unknown;
  data?: { errors?: unknown[] };
};

/** What every refusal looks like, whichever endpoint it comes from. */
function expectShape(where: string, { status, body }: { status: number; body: unknown }): void {
  const { errors } = body as { errors?: Problem[] };
  expect(Array.isArray(errors) && errors.length > 0, `${where}: ${JSON.stringify(body)}`).toBe(
    true,
  );
  for (const { code, message, field } of errors ?? []) {
    expect(ERROR_CODES, where).toContain(code);
    expect(message, where).toMatch(/^\p{Lu}.*[.!?]$/su);
    expect(message, where).not.toMatch(
      /\b(?:the|is|not|error|failed|invalid|must)\b|\.ts\b|select /i,
    );
    expect(['string', 'undefined'], where).toContain(typeof field);
  }
  expect(status).toBeGreaterThanOrEqual(400);
}

/** Every endpoint of the configuration, with something for each parameter. */
function endpoints(): { method: string; path: string }[] {
  const { collections, endpoints, globals } = app.payload.config;
  const roots = [
    { prefix: '', endpoints },
    ...collections.map(({ slug, endpoints }) => ({ prefix: `/${slug}`, endpoints })),
    ...globals.map(({ slug, endpoints }) => ({ prefix: `/globals/${slug}`, endpoints })),
  ];
  return roots.flatMap(({ prefix, endpoints }) =>
    (endpoints === false ? [] : endpoints).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: prefix + path.replace(/\/$/, '').replace(/:[^/]+/g, '999999'),
    })),
  );
}

describe('whatever is refused has code, Portuguese message and field', () => {
  it.each<Role>(['visitor', 'user', 'readKey', 'adminKey', 'admin'])(
    'asked by %s',
    async (role) => {
      const as = cast.sessions[role];
      const asked = endpoints().filter(({ path }) => !/\/(?:logout|login)$/.test(path));
      expect(asked.length).toBeGreaterThan(150);
      let refused = 0;
      for (const { method, path } of asked) {
        const body = ['GET', 'HEAD', 'DELETE'].includes(method) ? undefined : { nada: 1 };
        const answer = await api.request(path, { method, body, as });
        expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status < 400) continue;
        refused += 1;
        expectShape(`${role} ${method} ${path}`, answer);
      }
      expect(refused).toBeGreaterThan(30);
    },
  );

  it.each([
    '/gifts?limit=0',
    '/gifts?depth=9',
    '/gifts?sort=hash',
    '/gifts?where[price][equals]=x',
    '/gifts?where=x',
    '/gifts/999999',
    '/gifts/nada',
    '/listings?page=x',
    '/search',
    '/favourites/gifts',
    '/nada',
  ])('GET %s', async (path) => {
    expectShape(path, await api.request(path));
  });
});

describe('a document whose fields are wrong', () => {
  const create = async (data: object) =>
    api.request('/categories', { method: 'POST', body: data, as: cast.sessions.admin });

  it('names each of them, with a code and a message', async () => {
    const { status, body } = await create({});
    expect(status).toBe(400);
    const [{ code, data }] = body.errors;
    expect(code).toBe('VALIDATION_FAILED');
    expect(data.errors.length).toBeGreaterThan(1);
    for (const one of data.errors) {
      expect(FIELD_CODES).toContain(one.code);
      expect(one.field).toBe(one.path);
    }
    expect(data.errors).toContainEqual(
      expect.objectContaining({ field: 'name', code: 'REQUIRED' }),
    );
  });

  it('one that is wrong is named at the top; a value that another document has is NOT_UNIQUE', async () => {
    const category = await make.category();
    const [image, group] = [await make.anyImage(), await make.anyGroup()];
    const { body } = await create({ name: 'Outra', slug: category.slug, image, group });
    expect(body.errors).toMatchObject([
      {
        code: 'VALIDATION_FAILED',
        field: 'slug',
        data: { errors: [{ code: 'NOT_UNIQUE', field: 'slug' }] },
      },
    ]);
  });

  it('is said by GraphQL with the same code', async () => {
    const { body } = await api.graphql(
      `mutation { createSearchSynonym(data: { term: "", alsoFinds: [] }) { id } }`,
      cast.sessions.admin,
    );
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is said of each document that a request on several could not change', async () => {
    const { id } = await make.category();
    const path = `/categories?where[id][equals]=${id}`;
    const answer = await api.request(path, {
      method: 'PATCH',
      body: { name: '' },
      as: cast.sessions.admin,
    });
    expect(answer.body.errors).toMatchObject([{ id, code: 'BAD_REQUEST' }]);
  });
});

it('a conflict, a lock and a missing precondition have codes of their own', async () => {
  const { id } = await make.category();
  const stale = timestamp(new Date(0));
  const answer = await api.request(`/categories/${id}`, {
    method: 'PATCH',
    body: { description: 'Nova.', updatedAt: stale },
    as: cast.sessions.admin,
  });
  expect(answer.status).toBe(409);
  expect(answer.body.errors[0].code).toBe('CONFLICT');
});
