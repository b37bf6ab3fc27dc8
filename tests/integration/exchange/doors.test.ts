import { beforeAll, expect, it } from 'vitest';

import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { exchange } from '@/messages/exchange';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { importsOf } from './support';

let site: OpenSite;
let admin: Session;
let user: Session;
let id: number;

beforeAll(async () => {
  site = await openSite();
  const { api, make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  user = await api.login(await make.user());
  ({ id } = await importsOf(site, admin).send('Título\nA'));
});

it.each([
  ['POST', 'file'],
  ['POST', ':id/start'],
  ['POST', ':id/cancel'],
  ['POST', ':id/undo'],
  ['GET', ':id/progress'],
  ['GET', ':id/rows'],
  ['GET', ':id/report'],
])('%s %s is for admins only', async (method, path) => {
  for (const as of [null, user]) {
    const { status } = await site.api.request(`/gift-imports/${path.replace(':id', String(id))}`, {
      method,
      as,
      ...(method === 'POST' && { body: {} }),
    });
    expect(status).toBe(403);
  }
});

it('nobody writes imports or their rows through REST or GraphQL, and only admins read them', async () => {
  for (const as of [null, user, admin]) {
    const ask = async (collection: string, path: string, method: string, body?: object) =>
      (await site.api.request(`/${collection}${path}`, { method, as, body })).status;
    const write = { fileName: 'x', status: 'done', import: id, line: 9, cells: {} };
    expect(await ask('gift-imports', '', 'GET')).toBe(as === admin ? 200 : 403);
    expect(await ask('gift-imports', '', 'POST', write)).toBe(403);
    expect(await ask('gift-imports', `/${id}`, 'PATCH', { status: 'done' })).toBe(403);
    expect(await ask('gift-imports', `/${id}`, 'DELETE')).toBe(403);
    // Rows have no address of their own; an import's report lists them.
    expect(await ask('gift-import-rows', '', 'GET')).toBe(404);
    expect(await ask('gift-import-rows', '', 'POST', write)).toBe(404);
    expect(await ask('gift-import-rows', '/1', 'PATCH', { line: 1 })).toBe(404);
    expect(await ask('gift-import-rows', '/1', 'DELETE')).toBe(404);
  }
  const { body } = await site.api.graphql('{ GiftImports { docs { id } } }', user);
  expect(body.errors).toBeDefined();
});

it('an import that is not there is not found, and a move that its state does not have is refused', async () => {
  const imports = importsOf(site, admin);
  for (const path of ['/999999/progress', '/abc/progress', '/abc/rows', '/0/report']) {
    expect((await site.api.request(`/gift-imports${path}`, { as: admin })).status).toBe(404);
  }
  expect((await imports.move(999_999, 'start')).status).toBe(404);
  expect(await imports.move(id, 'undo')).toEqual({
    status: 409,
    message: exchange.notNow('verificando'),
  });
  for (const query of ['filter=nada', 'after=-1', 'after=x']) {
    const { status } = await site.api.request(`/gift-imports/${id}/rows?${query}`, { as: admin });
    expect(status, query).toBe(400);
  }
});

it('a file is refused in Portuguese when it is too large, empty, of another kind, or has too many rows', async () => {
  const { send } = importsOf(site, admin);
  const many = `Título\n${'A\n'.repeat(IMPORT_LIMITS.rows + 1)}`;
  const cases: [string | Uint8Array, number, string][] = [
    ['', 400, exchange.file.empty],
    ['Título\n', 400, exchange.file.empty],
    [new Uint8Array(IMPORT_LIMITS.bytes + 1), 413, exchange.file.tooLarge],
    ['PK\u0003\u0004 uma planilha', 400, exchange.file.notText],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 400, exchange.file.notText],
    [many, 400, exchange.file.tooManyRows],
    ['[{"title":"a\\u0000b"}]', 400, exchange.file.badCharacters(1)],
    [`[{"title":${'['.repeat(200)}${']'.repeat(200)}}]`, 400, exchange.file.badCharacters(1)],
  ];
  const before = await site.app.query('select from gift_imports');
  for (const [file, status, message] of cases) {
    expect(await send(file), message).toMatchObject({ status, message });
  }
  expect(await site.app.query('select from gift_imports')).toHaveLength(before.length);
  const typed = await site.api.request('/gift-imports/file', {
    method: 'POST',
    as: admin,
    body: 'Título\nA',
  });
  expect(typed.status).toBe(415);
});

it('half a character in a JSON does not keep its gifts from being read', async () => {
  const { send, rows } = importsOf(site, admin);
  const sent = await send('[{"title":"meio \\ud83d emoji"}]');
  expect(sent.status).toBe(201);
  expect(await rows(sent.id)).toHaveLength(1);
});
