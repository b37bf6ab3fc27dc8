import type { Category, Gift } from '@payload-types';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';

import { ASSISTANT_MESSAGE_MAX } from '@/domain/ceilings/reads';
import { ASSISTANTS_PER_CLIENT } from '@/domain/throttles';
import { assistants as words } from '@/messages/assistants';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';

let site: OpenSite;
let admin: Session;
let category: Category;
let gift: Gift;
let draft: Gift;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  category = await site.make.category();
  const categories = [category.id];
  gift = await site.make.gift({ title: 'Caneca esmaltada', price: 49.9, categories });
  draft = await site.make.gift({ title: 'Caneca secreta', categories, _status: 'draft' });
});

const admit = (assistants: boolean) =>
  site.app.payload.updateGlobal({ slug: 'site-settings', data: { assistants } });

/** The protocol's own client, connected. */
async function connect(): Promise<Client> {
  const client = new Client({ name: 'um assistente', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${site.api.url}/api/mcp`), {
      requestInit: { headers: { 'x-mimoteca-client-address': '10.1.2.3' } },
    }),
  );
  return client;
}
async function use(name: string, given: Record<string, unknown> = {}) {
  const client = await connect();
  const answer = await client.callTool({ name, arguments: given });
  await client.close();
  const [content] = answer.content as { type: string; text: string }[];
  return {
    isError: answer.isError === true,
    text: content?.text ?? '',
    result: answer.structuredContent,
  };
}
const send = (body: unknown, method = 'POST') => site.api.request('/mcp', { method, body });
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

it('nobody is answered until an admin opens it, and only an admin can', async () => {
  const refused = await site.api.request('/globals/site-settings', {
    method: 'POST',
    body: { assistants: true },
  });
  expect(refused.status).toBe(403);
  expect((await send(LIST)).status).toBe(404);
  await expect(connect()).rejects.toThrow();
  await site.api.request('/globals/site-settings', {
    method: 'POST',
    body: { assistants: true },
    as: admin,
  });
  await admit(true);
  expect((await send(LIST)).status).toBe(200);
});

describe('an assistant', () => {
  beforeAll(() => admit(true));

  it('finds four tools, all of which only read', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_gifts',
      'get_gift',
      'list_gifts',
      'gift_calendar',
    ]);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations).toEqual({ readOnlyHint: true });
      expect(description).toMatch(/\.$/);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });

  it('searches as a visitor does, and never meets a draft', async () => {
    const { result, text } = await use('search_gifts', { query: 'caneca' });
    expect(result).toMatchObject({
      total: 1,
      gifts: [
        {
          id: gift.id,
          title: 'Caneca esmaltada',
          price: 49.9,
          url: expect.stringContaining(`/presente/${String(gift.id)}`),
        },
      ],
    });
    expect(JSON.parse(text)).toEqual(result);
    expect(text).not.toContain('secreta');
  });

  it('reads a gift, and not one that is a draft or was never there', async () => {
    const { result } = await use('get_gift', { id: gift.id });
    expect(result).toMatchObject({
      id: gift.id,
      description: 'Descrição.',
      categories: [{ slug: category.slug }],
    });
    for (const id of [draft.id, 2_000_000_000]) {
      expect(await use('get_gift', { id })).toMatchObject({ isError: true, text: words.notFound });
    }
  });

  it('reads a listing by the rules of the listings', async () => {
    const scope = `category:${category.slug}`;
    expect((await use('list_gifts', { scope, max: 100 })).result).toMatchObject({
      total: 1,
      page: 1,
    });
    expect(await use('list_gifts', { scope: 'category:nada' })).toMatchObject({
      isError: true,
      text: words.scopeNotFound,
    });
    expect((await use('list_gifts', { scope: 'nada' })).text).toContain('Escopo inválido');
    expect((await use('list_gifts', { page: 1_000_000 })).text).toContain('A página deve ser');
  });

  it('reads the next dates, with their pages', async () => {
    const { result } = await use('gift_calendar', { count: 3 });
    expect(result).toMatchObject({
      dates: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }, {}, {}],
    });
    expect(JSON.stringify(result)).toMatch(/https?:\/\//);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['search_gifts', {}, 'query'],
    ['search_gifts', { query: ' ' }, words.emptyQuery],
    ['search_gifts', { query: 'a'.repeat(5_000) }, 'query'],
    ['search_gifts', { query: 'a', limit: 21 }, 'limit'],
    ['search_gifts', { query: 'a', nada: 1 }, 'nada'],
    ['get_gift', { id: '1' }, 'id'],
    ['get_gift', { id: -1 }, 'id'],
    ['get_gift', { id: 1e300 }, 'id'],
    ['get_gift', { id: { $gt: 0 } }, 'id'],
    ['gift_calendar', { count: 1e9 }, 'count'],
    ['delete_gift', { id: 1 }, 'Ferramenta desconhecida'],
    ['__proto__', {}, 'Ferramenta desconhecida'],
  ])('is told in Portuguese what is wrong with %s %j', async (name, given, message) => {
    const { isError, text } = await use(name, given);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });

  it.each<[unknown, number]>([
    ['', 400],
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    [JSON.stringify([LIST, LIST]), 400],
    [{ ...LIST, params: { cursor: 'a'.repeat(ASSISTANT_MESSAGE_MAX) } }, 413],
  ])('that sends %j gets %i with words', async (body, expected) => {
    const { status, body: told } = await send(body);
    expect([status, told.errors[0].message]).toEqual([expected, expect.stringMatching(/\.$/)]);
  });

  it('that sends what is no message, or asks for what is not there, gets an error of the protocol and no stack', async () => {
    for (const body of [
      {},
      { jsonrpc: '2.0', id: 1, method: 'nada' },
      { ...LIST, method: 'resources/list' },
    ]) {
      const { status, body: told } = await send(body);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(told)).not.toMatch(/node_modules|at .*:\d+/);
    }
  });

  it.each(['GET', 'DELETE'])('has no session to %s', async (method) => {
    const { status, headers } = await site.api.request('/mcp', { method });
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('that asks too often is told when to come again', async () => {
    const headers = { 'x-mimoteca-client-address': '10.9.9.9' };
    let last = { status: 0, headers: new Headers() };
    for (let turn = 0; turn <= ASSISTANTS_PER_CLIENT.most; turn += 1) {
      last = await site.api.request('/mcp', { method: 'POST', body: LIST, headers });
    }
    expect([last.status, last.headers.has('retry-after')]).toEqual([429, true]);
  });
});

it('what editors close again is closed at once', async () => {
  await admit(true);
  await admit(false);
  expect((await send(LIST)).status).toBe(404);
});
