import { expect, test } from './support/test';

const ABSENT = [
  '/nao-existe',
  '/presente/abc',
  '/presente/0',
  '/presente/-1',
  '/presente/999999999',
  '/presente/999999999999999999999',
  '/categoria/nao-existe',
  '/presentes/intencao/para-vender',
  '/loja/nerd',
  '/%00',
  '/%E0%A4%A',
  '/presente/%2e%2e%2f1',
  `/${'a'.repeat(5000)}`,
];

for (const path of ABSENT) {
  test(`${path.slice(0, 40)} is a true 404`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Ops! Página não encontrada');
  });
}

for (const path of ['/ocasiao/nao-existe', '/ocasiao/nao-existe/categorias']) {
  test(`${path} is a true 404 that says which occasion to choose`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: 'Ocasião não encontrada' }).first(),
    ).toBeVisible();
    await expect(page.getByText('Verifique o link ou escolha outra ocasião.')).toBeVisible();
  });
}

test('the page of what does not exist leads on', async ({ page, expectAccessible }) => {
  await page.goto('/presente/999999999');
  await expect(page.getByRole('heading', { name: 'Ops! Página não encontrada' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ver categorias' })).toHaveAttribute(
    'href',
    '/categorias',
  );
  await expect(main.getByRole('link', { name: 'Ver ocasiões' })).toHaveAttribute(
    'href',
    '/ocasioes',
  );
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a wrong listing request is answered with what is wrong', async ({ request }) => {
  const answer = await request.get('/api/listings?sort=nada');
  expect(answer.status()).toBe(400);
  const body = (await answer.json()) as { errors: { field: string; message: string }[] };
  expect(body.errors).toMatchObject([{ field: 'sort', message: 'Ordenação inválida.' }]);
});
