import type { Page } from '@playwright/test';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openPanel } from './support/open-panel';
import { signIn } from './support/sign-in';
import { createAccount, expect, test } from './support/test';

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test.describe('the admin login', () => {
  test('says that the e-mail or the password is wrong', async ({ page }) => {
    await signIn(page, { email: 'ninguem@mimoteca.local', password: 'Senha-Errada-1' });
    await expect(page.getByText('E-mail ou senha inválidos.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('refuses a user who is no administrator', async ({ page, editor }) => {
    await signIn(page, await createAccount(editor, { isAdmin: false }));
    await expect(page.getByText('Você não tem acesso de administrador.')).toBeVisible();
    // Signed out again: the panel does not open either.
    await page.goto('/admin/painel');
    await expect(page).toHaveURL(/\/admin(\?|$)/);
  });

  test('signs out who comes with a session and is no administrator, and still leads back', async ({
    page,
    editor,
  }) => {
    const reader = await createAccount(editor, { isAdmin: false });
    expect((await page.request.post('/api/users/login', { data: reader })).status()).toBe(200);
    await page.goto('/admin/painel/collections/gifts');
    await expect(page.getByText('Você não tem acesso de administrador.')).toBeVisible();
    const headers = { 'sec-fetch-site': 'same-origin' };
    const me = await page.request.get('/api/users/me', { headers });
    expect(await me.json()).toMatchObject({ user: null });
    const admin = await createAccount(editor, { isAdmin: true });
    await page.getByLabel('E-mail').fill(admin.email);
    await page.getByLabel('Senha').fill(admin.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/admin\/painel\/collections\/gifts(\?|$)/);
  });

  test('leads an administrator into the panel', async ({ page, editor }) => {
    await signIn(page, await createAccount(editor, { isAdmin: true }));
    await expect(page).toHaveURL(/\/admin\/painel/);
    await expect(page.getByRole('link', { name: 'Presentes' }).first()).toBeVisible();
  });

  test('stands before the panel', async ({ page }) => {
    await page.goto('/admin/painel/collections/gifts');
    await expect(page).toHaveURL(/\/admin\?/);
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });
});

test('an edited title shows on the page and in the listing at once; unpublished, it is gone', async ({
  page,
  editor,
}) => {
  const category = await anyCategory(editor);
  const title = `AAA Presente ${Date.now()}`;
  const id = await createGift(editor, { title, category: category.id, image: category.image });
  const giftPath = `/presente/${id}`;
  const listingPath = `/categoria/${category.slug}`;
  await expect.poll(() => textOf(page, giftPath)).toContain(title);
  await expect.poll(() => textOf(page, listingPath)).toContain(title);

  await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
  const changed = `${title} revisto`;
  await page.getByLabel('Título').fill(changed);
  await page.getByRole('button', { name: /^Publicar/ }).click();
  // Nothing but the announcement of the change renews these pages: by themselves they would stay for minutes.
  await expect(page.getByText(/atualizado com sucesso/i)).toBeVisible();
  await expect.poll(() => textOf(page, giftPath)).toContain(changed);
  await expect.poll(() => textOf(page, listingPath)).toContain(changed);

  await page.reload();
  // Payload gives this button no name.
  await page.locator('.doc-controls__popup').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Despublicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => statusOf(page, giftPath)).toBe(404);
  await expect.poll(() => textOf(page, listingPath)).not.toContain(title);
  await deleteGifts(editor, id);
});
