import { withPool } from '../src/server/database/database';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();
test.describe.configure({ mode: 'serial' });

let run: (statement: string) => Promise<unknown>;

test.beforeAll(async ({ site }) => {
  const { DATABASE_URL } = await site.share();
  run = (statement) => withPool(DATABASE_URL, (pool) => pool.query(statement));
  // What the header and the footer need is in hand, as it is on a site that has been visited before.
  expect((await fetch(`${site.url}/termos-uso`)).status).toBe(200);
});

for (const [path, table, failure] of [
  ['/ocasiao/natal', 'occasions', 'Erro ao carregar ocasiões'],
  ['/categoria/nerd', 'categories', 'Erro ao carregar categorias'],
  ['/presentes/intencao/para-celebrar', 'listing_totals', 'Erro ao carregar presentes'],
] as const) {
  test(`${path} that cannot be read says so below its header`, async ({ page }) => {
    await run(`alter table ${table} rename to ${table}_elsewhere`);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failure);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Carregando')).toHaveCount(0);
    await expect(page).toHaveTitle(/ \| Mimoteca$/);
    await run(`alter table ${table}_elsewhere rename to ${table}`);
  });
}

test('tried again, it shows its list', async ({ page }) => {
  await run('alter table listing_totals rename to listing_totals_elsewhere');
  await page.goto('/presentes/intencao/para-agradecer');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Erro ao carregar presentes');
  await run('alter table listing_totals_elsewhere rename to listing_totals');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(title).toHaveText('Presentes para agradecer');
  await expect(page.getByText('Nenhum presente encontrado').first()).toBeVisible();
});
