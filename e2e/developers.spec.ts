import { expect, test } from './support/test';

type Description = { paths: Record<string, Record<string, { operationId: string }>> };

test('the page for developers has each operation that the description of the API has, at an address of its own', async ({
  page,
  request,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as Description;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
  );
  expect(described.length).toBeGreaterThan(45);

  await page.goto('/desenvolvedores');
  for (const { path, method, operationId } of described) {
    const entry = page.locator('details', { has: page.locator(`#${operationId}`) });
    await expect(entry.locator('summary')).toContainText(`${method.toUpperCase()} /api${path}`);
    await expect(entry).toContainText(`curl`);
  }

  // Whoever follows an address of one finds it open.
  await page.goto('/desenvolvedores#createGifts');
  const entry = page.locator('#createGifts');
  await expect(entry.getByText('Caneca esmaltada')).toBeVisible();
  await expect(page.locator('#deleteGifts')).toBeHidden();
});

test('the page for developers is read on a phone, from its contents on @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/desenvolvedores');
  await page.getByText('Nesta página').last().click();
  await page.getByRole('link', { name: 'Erros' }).click();
  await expect(page.getByRole('heading', { name: 'Erros' })).toBeInViewport();
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
  for (const fold of await page.locator('#presentes > details > summary').all()) await fold.click();
  await expect(page.locator('#createGifts')).toBeVisible();
  await expectAccessible(page);
});
