import type { BrowserContext, Locator, Page } from '@playwright/test';

import { createAnyGift } from './support/catalogue';
import { type Account, createAccount, expect, test } from './support/test';

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notificações/ }).getByText(text, { exact: true });
const favouriteButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Favorita(r|do)$/ });
const reviews = (page: Page) => page.getByRole('region', { name: 'Avaliações' });
const firstReview = (page: Page): Locator => reviews(page).locator('.review').first();

/** Signs a browser in without its forms, which have tests of their own. */
async function enter({ request }: BrowserContext, account: Account): Promise<void> {
  const answer = await request.post('/api/users/login', { data: account });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a favourite added without an account is stored in the browser, and moves to the account at the login', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const title = `Presente guardado ${Date.now()}`;
  const { id: gift, category } = await createAnyGift(editor, title);

  await page.goto(`/categoria/${category.slug}/presente/${gift}`);
  await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'false');
  await favouriteButton(page).click();
  await expect(notice(page, 'Login necessário')).toBeVisible();
  await expect(favouriteButton(page)).toHaveText('Favoritar');
  await page.getByRole('button', { name: 'Guardar neste navegador' }).click();
  await expect(favouriteButton(page)).toHaveText('Favoritado');
  await expect(favouriteButton(page)).toBeFocused();

  await page.reload();
  await expect(favouriteButton(page)).toHaveText('Favoritado');

  await page.goto('/favoritos');
  const localList = page.getByRole('region', { name: 'Guardados neste navegador' });
  await expect(localList.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);

  const account = await createAccount(editor, { isAdmin: false });
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(account.email);
  await main.getByLabel('Senha', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(main.getByText('1 presente guardado')).toBeVisible();
  await expect(notice(page, '1 favorito deste navegador veio com você.')).toBeVisible();
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(localList).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('mimoteca-favoritos'))).toBeNull();

  const mine = await page.request.get('/api/favourites/mine', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await mine.json()).toEqual({ docs: [{ giftId: gift, categoryId: category.id }] });
});

test('a favourite toggled in one tab is so in the other, and can be brought back in the list', async ({
  context,
  page,
  editor,
}) => {
  const title = `Presente em duas abas ${Date.now()}`;
  const { id: gift } = await createAnyGift(editor, title);
  await enter(context, await createAccount(editor, { isAdmin: false }));

  const other = await context.newPage();
  await Promise.all([page.goto(`/presente/${gift}`), other.goto(`/presente/${gift}`)]);
  // The other tab takes the change over only once its session has been read.
  await expect(reviews(other).getByText('Conte o que você achou')).toBeVisible();
  await expect(reviews(page).getByText('Conte o que você achou')).toBeVisible();
  await favouriteButton(page).click();
  await expect(notice(page, 'Favorito adicionado')).toBeVisible();
  await expect(favouriteButton(other)).toHaveText('Favoritado');

  // An even number of clicks in a row ends in the state before them.
  for (let click = 0; click < 6; click += 1) await favouriteButton(other).click();
  await expect(favouriteButton(other)).toHaveText('Favoritado');
  await expect(favouriteButton(page)).toHaveText('Favoritado');
  await page.reload();
  await expect(favouriteButton(page)).toHaveText('Favoritado');

  await page.goto('/favoritos');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Favoritar ${title}` }).click();
  await expect(notice(page, 'Favorito removido')).toBeVisible();
  await expect(favouriteButton(other)).toHaveText('Favoritar');
  await main.getByRole('button', { name: `Desfazer: favoritar ${title} de novo` }).click();
  await expect(favouriteButton(other)).toHaveText('Favoritado');
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
});

test('a review is on top at once, and can be edited and deleted', async ({
  context,
  page,
  editor,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const title = `Presente avaliado ${Date.now()}`;
  const { id: gift } = await createAnyGift(editor, title);
  await page.goto(`/presente/${gift}`);
  await expect(reviews(page).getByText('Entre para avaliar este presente.')).toBeVisible();

  await enter(context, await createAccount(editor, { isAdmin: false }));
  await page.reload();
  const place = reviews(page);
  const send = place.getByRole('button', { name: 'Enviar avaliação' });
  await expect(send).toBeDisabled();
  await place.getByLabel('Sua avaliação').fill('aaaaaaaaaaaa');
  await expect(send).toBeDisabled();
  await place.getByRole('radio', { name: '4 estrelas' }).check();
  await place.getByRole('radio', { name: '4 estrelas' }).press('ArrowRight');
  await expect(place.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
  await send.click();
  await expect(
    place.getByText('A avaliação deve conter pelo menos 3 caracteres diferentes.'),
  ).toBeVisible();

  const text = `Chegou antes da festa, o número ${gift}.`;
  await place.getByLabel('Sua avaliação').fill(text);
  await expect(place.getByText(`${text.length} de 500 caracteres`)).toBeVisible();
  // What was typed and not sent is still there.
  await page.reload();
  await expect(place.getByLabel('Sua avaliação')).toHaveValue(text);
  await expect(place.getByRole('radio', { name: '5 estrelas' })).toBeChecked();
  await expectAccessible(page);
  await send.click();
  await expect(place.getByText('Avaliação enviada com sucesso!')).toBeVisible();
  await expect(firstReview(page)).toContainText(text);
  await expect(page.getByRole('link', { name: '(1 avaliação)' })).toBeVisible();
  await expect(place.getByText('Obrigado! Você já avaliou este presente.')).toBeVisible();
  await expect(place.getByText('Avaliação enviada com sucesso!')).toBeHidden();

  const visitor = await browser.newContext({ baseURL });
  const seen = await visitor.newPage();
  await expect(async () => {
    await seen.goto(`/presente/${gift}`);
    await expect(firstReview(seen)).toContainText(text, { timeout: 2_000 });
  }).toPass();

  await place.getByRole('button', { name: 'Editar' }).click();
  await place.getByRole('radio', { name: '2 estrelas' }).check();
  await place.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(place.getByText('Avaliação atualizada com sucesso!')).toBeVisible();
  await expect(page.locator('.gift-overview-rating')).toContainText('2,0');
  await expect(async () => {
    await seen.reload();
    await expect(seen.locator('.gift-overview-rating')).toContainText('2,0', { timeout: 2_000 });
  }).toPass();

  await place.getByRole('button', { name: 'Apagar' }).click();
  await expect(place.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await place.getByRole('button', { name: 'Apagar' }).click();
  await expect(place.getByText('Avaliação apagada.')).toBeVisible();
  await expect(place.getByText('Conte o que você achou')).toBeVisible();
  await expect(page.getByRole('link', { name: '(Sem avaliações)' })).toBeVisible();
  await visitor.close();
});

test('a review that an admin hides is gone for visitors, and its author can read that', async ({
  context,
  page,
  editor,
  request,
  browser,
  baseURL,
}) => {
  const title = `Presente moderado ${Date.now()}`;
  const { id: gift } = await createAnyGift(editor, title);
  const comment = `Um texto que será escondido, o número ${gift}.`;
  await enter(context, await createAccount(editor, { isAdmin: false }));
  await page.goto(`/presente/${gift}`);
  const place = reviews(page);
  await place.getByRole('radio', { name: '1 estrela' }).check();
  await place.getByLabel('Sua avaliação').fill(comment);
  await place.getByRole('button', { name: 'Enviar avaliação' }).click();
  await expect(firstReview(page)).toContainText(comment);

  const found = await request.get('/api/reviews', {
    params: { 'where[gift][equals]': String(gift), depth: '0' },
  });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const address = `/api/reviews/${docs[0]?.id}`;
  const bare = await editor.patch(address, { data: { hidden: true } });
  expect(bare.status()).toBe(400);
  const hidden = await editor.patch(address, {
    data: { hidden: true, hiddenReason: 'Fala de outra coisa.' },
  });
  expect(hidden.status(), await hidden.text()).toBe(200);

  const visitor = await browser.newContext({ baseURL });
  const seen = await visitor.newPage();
  await expect(async () => {
    await seen.goto(`/presente/${gift}`);
    await expect(seen.getByText(comment)).toBeHidden({ timeout: 2_000 });
    await expect(seen.locator('.gift-overview-rating')).toContainText('(Sem avaliações)', {
      timeout: 2_000,
    });
  }).toPass();
  expect((await request.get(address)).status()).toBe(404);

  await page.reload();
  await expect(
    place.getByText('Sua avaliação foi escondida pela moderação: só você a vê.'),
  ).toBeVisible();
  await expect(place.getByText(comment)).toBeVisible();
  await expect(place.getByText('Fala de outra coisa.')).toBeHidden();
  await visitor.close();
});
