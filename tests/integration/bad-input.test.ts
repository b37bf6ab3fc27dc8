import { beforeAll, describe, expect, it } from 'vitest';

import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { richText } from '../support/rich-text';
import { wordingProblem } from '../support/wording';

let api: TestApi;
let admin: Session;
let giftId: number;
let giftBody: Record<string, unknown>;

beforeAll(async () => {
  const site = await openSite();
  ({ api } = site);
  const { make } = site;
  const category = await make.category();
  admin = await api.login(await make.user({ isAdmin: true }));
  giftId = (await make.gift({ categories: [category.id] })).id;
  giftBody = await make.giftBody(category);
});

function expectRefusal({ status, body }: { status: number; body: unknown }): void {
  const text = JSON.stringify(body);
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(wordingProblem(body), text).toBeNull();
}

const post = (path: string, body: unknown, as: Session | null = null) =>
  api.request(path, { method: 'POST', body, as });

describe('a body that cannot be right', () => {
  it.each([
    ['no JSON', '{"email": '],
    ['a text', '"texto"'],
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['an unknown field', { email: 'a@example.com', nada: 1 }],
    ['a wrong type', { email: 7 }],
    ['an object for a text', { email: { equals: 'a' } }],
    ['no address', { email: 'sem-arroba' }],
    ['a very long address', { email: `${'a'.repeat(300)}@example.com` }],
    ['1 MB', { email: 'a'.repeat(1_000_000) }],
    ['a zero byte', { email: 'a\u0000@example.com' }],
  ])('%s', async (_, body) => {
    expectRefusal(await post('/subscribers', body));
  });
});

describe('a contact message', () => {
  const message = { name: 'Ana', email: 'ana@example.com', subject: 'outro', message: 'Olá!' };
  it.each([
    ['an unknown subject', { subject: 'venda' }],
    ['a subject of another type', { subject: ['outro'] }],
    ['no name', { name: '  ' }],
    ['no message', { message: '' }],
    ['a message of 1 MB', { message: 'a'.repeat(1_000_000) }],
    ['a message with a zero byte', { message: 'Olá\u0000' }],
    ['a number for a text', { message: 7 }],
  ])('%s', async (_, change) => {
    expectRefusal(await post('/contact-messages', { ...message, ...change }));
  });
});

describe('a gift', () => {
  let gifts = 0;
  it.each([
    ['an unknown field', { nada: true }],
    ['a price that is none', { price: 'dez' }],
    ['a negative price', { price: -1 }],
    ['a price of another type', { price: { valor: 1 } }],
    ['an enormous price', { price: 1e300 }],
    ['a title of 1 MB', { title: 'a'.repeat(1_000_000) }],
    ['a title of another type', { title: 7 }],
    ['a title with a zero byte', { title: 'a\u0000b' }],
    ['a category that does not exist', { categories: [999_999] }],
    ['a category that cannot be', { categories: ['abc'] }],
    ['a category beyond the last', { categories: [99_999_999_999] }],
    ['categories of another type', { categories: 'abc' }],
    ['an image that does not exist', { images: [999_999] }],
    ['an unknown intention', { intentions: ['para vender'] }],
    ['an intention of another type', { intentions: { a: 1 } }],
    ['a link that is none', { affiliateLink: 'loja' }],
    ['a link that runs code', { affiliateLink: 'javascript:alert(1)' }],
    ['a description that is a text', { description: 'Longa.' }],
    ['a description without a text', { description: richText('  ') }],
    ['a description without a root', { description: {} }],
    ['a description of unknown nodes', { description: { root: { type: 'nada' } } }],
    ['a date that is none', { createdAt: 'ontem' }],
    ['a slug without letters', { slug: '!!!' }],
    ['an unknown status', { _status: 'vendido' }],
  ])('%s', async (_, change) => {
    const slug = `presente-${(gifts += 1)}`;
    expectRefusal(await post('/gifts', { ...giftBody, slug, ...change }, admin));
  });

  it('a slug that is taken', async () => {
    expect((await post('/gifts', { ...giftBody, slug: 'tomado' }, admin)).status).toBe(201);
    expectRefusal(await post('/gifts', { ...giftBody, slug: 'tomado' }, admin));
  });
});

describe('a question that cannot be answered', () => {
  it.each([
    '/gifts?where[nada][equals]=1',
    '/gifts?where[title][nada]=1',
    '/gifts?where[id][equals]=99999999999999',
    '/gifts?where[_status][equals]=vendido',
    '/gifts?where[categories.nada][equals]=1',
    '/gifts?where=texto',
    '/reviews?where[user.password][equals]=x',
    '/reviews?where[user.email][like]=a',
    '/gifts/abc',
    '/gifts/999999999999999999999',
    '/gifts/-1',
    '/gifts/1.5',
    '/nada',
    '/nada/1',
    '/gifts/1/nada',
  ])('%s', async (path) => {
    expectRefusal(await api.request(path));
  });

  it.each([
    '/gifts?where[id][equals]=abc',
    '/gifts?where[price][greater_than]=abc',
    '/gifts?where[createdAt][greater_than]=ontem',
    '/gifts?limit=abc',
    '/gifts?page=-1',
    '/gifts?depth=99',
    '/gifts?sort=nada',
  ])('%s is no fault of ours', async (path) => {
    const { status, body } = await api.request(path);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    expect([null, 'says nothing']).toContain(wordingProblem(body));
  });

  it('one page never carries the whole catalogue deep', async () => {
    const { status } = await api.request('/gifts?limit=1000000&depth=10');
    expect(status).toBeLessThan(500);
  });
});

it('a relation to what can be no id is refused in Portuguese, in its field too', async () => {
  for (const gift of ['x', '\u{10ffff}', { id: {} }, [1]]) {
    expectRefusal(await post('/favourites', { gift }, admin));
  }
});

describe('signing in', () => {
  it.each([
    ['a wrong password', { email: 'pessoa-1@example.com', password: 'errada' }],
    ['nobody', { email: 'ninguem@example.com', password: 'Senha-Forte-1' }],
    ['no password', { email: 'ninguem@example.com' }],
    ['an object for a password', { email: 'pessoa-1@example.com', password: { a: 1 } }],
    ['an object for an address', { email: { like: '%' }, password: 'Senha-Forte-1' }],
    ['no JSON', '{'],
  ])('with %s', async (_, body) => {
    expectRefusal(await post('/users/login', body));
  });

  it.each([
    ['a weak password', { email: 'nova@example.com', password: 'fraca' }],
    ['no password', { email: 'nova@example.com' }],
    ['a password of another type', { email: 'nova@example.com', password: 7 }],
    ['an address that is none', { email: 'nova', password: 'Senha-Forte-1' }],
    ['an unknown field', { email: 'nova@example.com', password: 'Senha-Forte-1', papel: 'x' }],
    ['no consent', { email: 'nova@example.com', password: 'Senha-Forte-1' }],
  ])('up with %s', async (_, body) => {
    expectRefusal(await post('/users/sign-up', body));
  });
});

describe('a listing', () => {
  it.each([
    'sort=nada',
    'page=0',
    'page=abc',
    'min=-1',
    'max=10001',
    'min=5&max=1',
    'rating=5',
    'intentions=para-vender',
    'scope=loja:nerd',
    'nada=1',
    'page=1&page=2',
  ])('?%s is refused', async (search) => {
    const answer = await api.request(`/listings?${search}`);
    expect(answer.status).toBe(400);
    expectRefusal(answer);
  });

  it('of a category that does not exist: 404', async () => {
    const answer = await api.request('/listings?scope=category:nao-existe');
    expect(answer.status).toBe(404);
    expectRefusal(answer);
  });

  it('answers docs, total, page and hasMore', async () => {
    const { status, body } = await api.request('/listings?scope=all&sort=price-low&page=1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, hasMore: false });
    expect(body.docs.map((doc: { id: number }) => doc.id)).toContain(giftId);
    expect(body.total).toBe(body.docs.length);
  });
});
