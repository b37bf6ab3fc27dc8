import type { Category } from '@payload-types';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Session } from '../support/http';
import { openSite, type OpenSite } from '../support/open-site';

let site: OpenSite;
let admin: Session;
let category: Category;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  category = await site.make.category({ name: 'Decoração' });
  const { make, app } = site;
  const { id } = await make.gift({ title: 'Almoço da Mãe', categories: [category.id] });
  await app.payload.update({
    collection: 'gifts',
    id,
    data: { title: 'Café da Mãe' },
    draft: true,
  });
  await make.occasion({ name: 'Aniversário' });
  await app.payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Inês',
      email: 'ines@example.com',
      subject: 'duvida',
      message: 'É à prova d’água?',
    },
  });
});

async function found(path: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await site.api.request(path, { as: admin });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.docs as Record<string, unknown>[];
}
const listed = (collection: string, term: string, more = '') =>
  found(`/${collection}?where[or][0][searchText][like]=${encodeURIComponent(term)}${more}`);

describe('a search of the panel', () => {
  it.each([
    ['gifts', 'almoco mae', 'title', 'Almoço da Mãe'],
    ['gifts', 'ALMOÇO', 'title', 'Almoço da Mãe'],
    ['categories', 'decoracao', 'name', 'Decoração'],
    ['occasions', 'aniversario', 'name', 'Aniversário'],
    ['contact-messages', 'ines', 'name', 'Inês'],
    ['contact-messages', 'a prova', 'name', 'Inês'],
  ])('finds in %s with "%s", whatever the accents', async (collection, term, field, expected) => {
    expect((await listed(collection, term)).map((one) => one[field])).toEqual([expected]);
  });

  it('finds a gift by the title of its newest draft in the list, which shows drafts', async () => {
    expect(await listed('gifts', 'cafe')).toEqual([]);
    const docs = await listed('gifts', 'cafe', '&draft=true');
    expect(docs.map(({ title }) => title)).toEqual(['Café da Mãe']);
  });

  it('finds in the pickers of relations, which ask for the name', async () => {
    const docs = await found('/categories?where[and][0][name][like]=decoracao&depth=0');
    expect(docs.map(({ id }) => id)).toEqual([category.id]);
  });

  it('finds nothing for other words', async () => {
    expect(await listed('gifts', 'bicicleta')).toEqual([]);
  });
});

it('what searches compare with is for admins only, and nobody sets it', async () => {
  const { status } = await site.api.request('/categories?where[searchText][like]=decoracao');
  expect(status).toBe(400);
  const { body } = await site.api.request(`/categories/${category.id}`);
  expect(body).not.toHaveProperty('searchText');
  await site.api.request(`/categories/${category.id}`, {
    method: 'PATCH',
    body: { searchText: 'outra coisa' },
    as: admin,
  });
  expect(await listed('categories', 'outra coisa')).toEqual([]);
});
