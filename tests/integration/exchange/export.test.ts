import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';

import type { Gift } from '@payload-types';

import { today } from '@/domain/dates';
import { GIFT_COLUMNS } from '@/domain/gift-exchange/columns';
import type { GiftRecord } from '@/domain/gift-exchange/export-formats';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { richText } from '../../support/rich-text';

let site: OpenSite;
let admin: Session;
let user: Session;
let mug: Gift;

const HOSTILE = "=cmd|' /C calc'!A0";

beforeAll(async () => {
  site = await openSite();
  const { api, make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  user = await api.login(await make.user());
  const category = await make.category({ name: 'Casa e jardim' });
  mug = await make.gift({
    title: 'Caneca "de ágata"; azul',
    shortDescription: `${HOSTILE}\nsegunda linha`,
    description: richText('Uma caneca.'),
    price: 1299.9,
    categories: [category.id],
    intentions: ['para agradecer', 'para celebrar'],
  });
  await make.gift({ title: 'Rascunho', categories: [category.id], _status: 'draft' });
});

const get = (query: string, as: Session | null = admin) =>
  site.api.request(`/gifts/export?${query}`, { as });

async function rowsOf(query: string, delimiter: string): Promise<Record<string, string>[]> {
  const { body } = await get(query);
  return parse(body, { delimiter, columns: true, bom: true });
}

it('is for admins only', async () => {
  expect((await get('format=json', null)).status).toBe(403);
  expect((await get('format=json', user)).status).toBe(403);
});

it('is a CSV that Excel in Brazil opens rightly: semicolons, a byte order mark, a decimal comma, the day in São Paulo', async () => {
  const { body, headers } = await get('format=excel');
  // The test's client decodes the answer, which drops the mark.
  expect(body).toContain('ID;Endereço;Situação;Título;');
  expect(body).toContain(';1299,90;');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="presentes-${today()}.csv"`,
  );
  const bytes = await fetch(`${site.api.url}/api/gifts/export?format=excel`, {
    headers: { authorization: `JWT ${admin.token}` },
  }).then((answer) => answer.arrayBuffer());
  expect([...new Uint8Array(bytes).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('has every column of a gift, with relations by slug and images by address', async () => {
  const [row] = await rowsOf('format=csv', ',');
  expect(Object.keys(row ?? {})).toEqual(GIFT_COLUMNS.map(({ label }) => label));
  expect(row).toMatchObject({
    ID: String(mug.id),
    Situação: 'Publicado',
    Título: 'Caneca "de ágata"; azul',
    Preço: '1299.90',
    'Preço original': '',
    Categorias: 'casa-e-jardim',
    Intenções: 'Para agradecer | Para celebrar',
    Novo: 'Não',
  });
  expect(row?.Imagens).toMatch(/^https?:\/\/[^/]+\/api\/media\/file\/.+\.png\?prefix=gifts$/);
  expect(row?.['Textos das imagens']).toMatch(/^Imagem \d+$/);
});

it('holds nothing that a spreadsheet would calculate', async () => {
  const [row] = await rowsOf('format=excel', ';');
  expect(row?.['Descrição curta']).toBe(`'${HOSTILE}\nsegunda linha`);
});

it('shows drafts as drafts, and a published gift that was changed since as what editors see', async () => {
  const { payload } = site.app;
  await payload.update({
    collection: 'gifts',
    id: mug.id,
    data: { price: 10, _status: 'draft' },
    draft: true,
  });
  const { body } = await get('format=json');
  expect(body.map((gift: GiftRecord) => [gift.title, gift.status, gift.price])).toEqual([
    ['Caneca "de ágata"; azul', 'changed', 10],
    ['Rascunho', 'draft', 100],
  ]);
});

it('has what the filters and the search of the list find, and says in Portuguese what is no filter', async () => {
  const where = (value: unknown) =>
    `format=json&where=${encodeURIComponent(JSON.stringify(value))}`;
  const titles = async (query: string) =>
    (await get(query)).body.map((gift: GiftRecord) => gift.title);
  expect(await titles(where({ id: { in: [mug.id] } }))).toHaveLength(1);
  expect(await titles('format=json&search=rascunho')).toEqual(['Rascunho']);
  expect(await titles('format=json&search=nada')).toEqual([]);
  for (const bad of [
    'format=xls',
    'where=[1',
    'format=json&where=%5B%5D',
    where({ nada: { equals: 1 } }),
  ]) {
    const { status, body } = await get(bad);
    expect(status, bad).toBe(400);
    expect(body.errors[0].message, bad).toMatch(/Parâmetro|consultar/);
  }
});

it('has more gifts than fit in one batch, each once', async () => {
  const { app } = site;
  await app.query(
    `with made as (
       insert into gifts (title, slug, created_at, updated_at, _status)
       select 'Muitos ' || n, 'muitos-' || n, now(), now(), 'published' from generate_series(1, 1234) n
       returning id, title, slug
     ) insert into _gifts_v (parent_id, version_title, version_slug, version__status, version_created_at,
         version_updated_at, created_at, updated_at, latest)
       select id, title, slug, 'published', now(), now(), now(), now(), true from made`,
  );
  const rows = await rowsOf('format=excel&search=Muitos', ';');
  expect(new Set(rows.map(({ Título }) => Título)).size).toBe(1234);
});
