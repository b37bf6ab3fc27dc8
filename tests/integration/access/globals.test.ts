import { beforeAll, describe, expect, it } from 'vitest';

import { looksLikeEmail } from '@/domain/email';

import { type TestApi } from '../../support/http';
import { type TestPayload } from '../../support/test-payload';
import { type Cast, openCast } from './cast';
import { GLOBAL_CASES, type Role } from './table';

const ADDRESS = '/globals/site-settings';

let app: TestPayload;
let api: TestApi;
let cast: Cast;

beforeAll(async () => {
  ({ app, api, cast } = await openCast());
});

const origins = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://loja-${String(index)}.com.br`).join('\n');
const settings = () => app.payload.findGlobal({ slug: 'site-settings' });
const post = (body: object, role: Role = 'admin') =>
  api.request(ADDRESS, { method: 'POST', body, as: cast.sessions[role] });

it('has a row for every operation of every global', () => {
  const rows = new Set(GLOBAL_CASES.map(({ global, operation }) => `${global} ${operation}`));
  for (const { slug } of app.payload.config.globals) {
    for (const operation of ['read', 'versions', 'update']) {
      expect(rows).toContain(`${slug} ${operation}`);
    }
  }
});

it('a new database says where the site is, how to write to it, and links to its networks', async () => {
  const { getSiteSettings } = await import('@/data/site-settings');
  const { city, contactEmail, privacyEmail, social } = await getSiteSettings();
  expect(city).toBe('São Paulo');
  expect([contactEmail, privacyEmail].every((email) => looksLikeEmail(email))).toBe(true);
  expect(social.map(({ name }) => name)).toEqual(['Instagram', 'TikTok']);
});

describe('of globals, over REST and GraphQL:', () => {
  it.each(GLOBAL_CASES)('$global $operation by $role: $verdict', async (one) => {
    const as = cast.sessions[one.role];
    if (one.operation === 'versions') {
      for (const address of ['versions', 'versions/1']) {
        const { status, body } = await api.request(`${ADDRESS}/${address}`, { as });
        expect([status, body.errors[0].message]).toEqual([
          404,
          expect.stringMatching(/Não encontrado/),
        ]);
      }
      return;
    }
    const isRead = one.operation === 'read';
    const city = `Cidade ${one.role}`;
    const rest = isRead ? await api.request(ADDRESS, { as }) : await post({ city }, one.role);
    const query = isRead
      ? '{ SiteSettings { city } }'
      : `mutation { updateSiteSettings(data: {
          contactEmail: "a@example.com", privacyEmail: "b@example.com", city: "${city}"
        }) { city } }`;
    const graphql = await api.graphql(query, as);
    const isAllowed = one.verdict === 'yes';
    expect(rest.status, JSON.stringify(rest.body)).toBe(isAllowed ? 200 : 403);
    expect(graphql.body.errors === undefined).toBe(isAllowed);
    if (!isAllowed) {
      expect(graphql.body.errors[0].message).toMatch(/permissão/);
      const { message } = rest.body.errors[0];
      // A key that only reads is told so before the global is asked.
      if (one.role !== 'readKey') expect(message).toBe(graphql.body.errors[0].message);
      else expect(message).toMatch(/só lê/);
      expect((await settings()).city).not.toBe(city);
    }
  });
});

describe('a request to a global that goes wrong', () => {
  it.each([
    ['depth=3', 'depth'],
    ['depth=-1', 'depth'],
    ['select=nada', 'select'],
    ['data={"city":"Outra"}', 'data'],
    ['data={', 'data'],
  ])('is refused by the name of its parameter: %s', async (query, parameter) => {
    const { status, body } = await api.request(`${ADDRESS}?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain(`Parâmetro inválido: ${parameter}`);
  });

  it.each([
    [{ nada: 1 }, 'nada'],
    [[], 'JSON'],
    [{ city: '' }, 'Informe a cidade.'],
    [{ city: 'a\0b' }, 'city'],
    [{ city: 'a'.repeat(101) }, 'Cidade: use no máximo 100 caracteres.'],
    [{ contactEmail: 'ola' }, 'Informe um e-mail válido'],
    [{ contactEmail: '' }, 'Informe um e-mail válido'],
    [
      { instagram: 'http://www.instagram.com/mimoteca' },
      'Informe o endereço do perfil no Instagram',
    ],
    [
      { instagram: 'https://www.tiktok.com/@mimoteca' },
      'Informe o endereço do perfil no Instagram',
    ],
    [
      { instagram: 'https://instagram.com.example.com/' },
      'Informe o endereço do perfil no Instagram',
    ],
    [{ instagram: 'https://eu:senha@instagram.com/' }, 'Informe o endereço do perfil no Instagram'],
    [{ tiktok: '@mimoteca' }, 'Informe o endereço do perfil no TikTok'],
    [{ tiktok: `https://tiktok.com/${'a'.repeat(200)}` }, 'TikTok: use no máximo 200 caracteres.'],
    [{ tiktok: { a: 1 } }, 'Informe um texto.'],
    [{ apiOrigins: '*' }, '* não é aceito'],
    [{ apiOrigins: 'https://a.com\nhttp://loja.com.br' }, '“http://loja.com.br”: use https'],
    [{ apiOrigins: 'https://loja.com.br/a' }, 'sem caminho'],
    [{ apiOrigins: 'javascript:alert(1)' }, 'isto não é uma origem'],
    [{ apiOrigins: ['https://a.com'] }, 'Informe um texto.'],
    [{ apiOrigins: origins(51) }, 'no máximo 50 origens'],
    [{ apiOrigins: 'a'.repeat(20_000) }, 'no máximo 50 origens'],
  ])('says what is wrong with what is to be stored: %j', async (data, words) => {
    const before = await settings();
    const { status, body } = await post(data);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining(words)]);
    expect(await settings()).toEqual(before);
  });

  it('meets no second one, and none of another name', async () => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const address = method === 'GET' || method === 'POST' ? '/globals/nada' : ADDRESS;
      const as = cast.sessions.admin;
      const { status, body } = await api.request(address, { method, as });
      expect([method, status]).toEqual([method, 404]);
      expect(body.errors[0].message).toMatch(/Não encontrado/);
    }
  });
});

it('addresses are stored trimmed, and the social ones may be taken away again', async () => {
  const { status } = await post({
    contactEmail: ' Ola@Example.com ',
    instagram: ' https://instagram.com/mimoteca ',
    tiktok: '',
  });
  expect(status).toBe(200);
  expect(await settings()).toMatchObject({
    contactEmail: 'ola@example.com',
    instagram: 'https://instagram.com/mimoteca',
    tiktok: '',
  });
  const { getSiteSettings } = await import('@/data/site-settings');
  const { social } = await getSiteSettings();
  expect(social).toEqual([
    { key: 'instagram', name: 'Instagram', href: 'https://instagram.com/mimoteca' },
  ]);
});
