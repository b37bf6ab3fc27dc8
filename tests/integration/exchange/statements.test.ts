import { beforeAll, expect, it } from 'vitest';

import type { Media } from '@payload-types';

import { openSite, type OpenSite } from '../../support/open-site';
import { statementsOf } from '../../support/statements';
import { csv, importsOf, work } from './support';

let site: OpenSite;
let imports: ReturnType<typeof importsOf>;
let image: Media;
let category: string;

beforeAll(async () => {
  site = await openSite();
  const { api, make } = site;
  imports = importsOf(site, await api.login(await make.user({ isAdmin: true })));
  image = await make.media();
  category = (await make.category({ name: 'Casa e jardim' })).slug;
});

/** How many statements an import of so many new gifts takes, turns of the runner included. */
async function statements(count: number) {
  const row = (n: number) => ({
    Título: `Presente ${count} ${n}`,
    'Descrição curta': 'Curta.',
    Descrição: '<p>Uma <b>boa</b> descrição.</p>',
    Preço: '49,90',
    'Link de afiliado': 'https://loja.example.com/p',
    Imagens: image.filename ?? '',
    Categorias: category,
    Situação: 'Publicado',
  });
  const { id } = await imports.send(csv(...Array.from({ length: count }, (_, n) => row(n))));
  const checked = await statementsOf(site.app.payload, work);
  await imports.move(id, 'start');
  const written = await statementsOf(site.app.payload, work);
  expect(await imports.progress(id)).toMatchObject({ imported: count, failed: 0 });
  return { checked: checked.length, written: written.length };
}

it('a new gift costs an import a known number of statements: to check it, and to write it', async () => {
  await statements(1);
  const [few, many] = [await statements(2), await statements(12)];
  expect((many.checked - few.checked) / 10).toBeLessThan(7);
  expect((many.written - few.written) / 10).toBeLessThan(26);
});
