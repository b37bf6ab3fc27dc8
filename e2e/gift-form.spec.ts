import type { Page } from '@playwright/test';

import { editing } from '@/messages/editing';
import { publishing } from '@/messages/publishing';
import { panelWords } from '@/messages/panel-words';

import { anyCategory, deleteGifts } from './support/catalogue';
import { addPicture, fillGift } from './support/gift-form';
import { holdChecks } from './support/hold-checks';
import { holdScripts } from './support/hold-scripts';
import { openForm, openNewGift, openPanel } from './support/open-panel';
import { createAccount, expect, test } from './support/test';

const { missing, imageMissing } = editing;
const CREATE_GIFT = '/admin/painel/collections/gifts/create';
const CREATE_CATEGORY = '/admin/painel/collections/categories/create';

/** What is said at the fields, apart from the list of what is missing. */
const reason = (page: Page, text: string) =>
  page.locator('.field-error').filter({ hasText: text }).first();

/** Whether a part of a text cannot be read for want of room. */
const isCutOff = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );

test('a new gift lists what it lacks beside its button, live, and leads to each field', async ({
  page,
  editor,
  expectAccessible,
}) => {
  await openPanel(page, editor, CREATE_GIFT);
  await openForm(page);
  const list = page.getByRole('region', { name: publishing.title });
  await expect(list.getByRole('button')).toHaveText([
    missing.title,
    missing.shortDescription,
    missing.description,
    missing.price,
    missing.affiliateLink,
    imageMissing.gift,
    missing.taxonomy,
  ]);
  await expect(page.getByRole('button', { name: publishing.publish, exact: true })).toBeVisible();
  await expect(page.getByText('Visualizações')).toBeHidden();
  await expectAccessible(page, ['.publish-checklist', '.publish-missing']);

  await list.getByRole('button', { name: missing.price }).click();
  await expect(page.getByLabel('Preço (R$)')).toBeFocused();
  await page.keyboard.type('49,90');
  await expect(list.getByRole('button', { name: missing.price })).toBeHidden();
  await list.getByRole('button', { name: missing.description }).click();
  await page.keyboard.type('Uma história.');
  await expect(list.getByRole('button', { name: missing.description })).toBeHidden();
  await list.getByRole('button', { name: missing.taxonomy }).click();
  await expect(page.getByRole('combobox').first()).toBeFocused();
  await page.getByRole('button', { name: publishing.toDo(5) }).click();
  await expect(page.getByLabel('Título')).toBeFocused();
});

test('publishing says everything at once, keeps what was typed, and thanks in its own words', async ({
  page,
  editor,
}) => {
  const category = await anyCategory(editor);
  const title = `Presente em duas tentativas ${Date.now()}`;
  await openPanel(page, editor, CREATE_GIFT);
  await openForm(page);
  await page.getByLabel('Preço (R$)').fill('12,5,3');
  await page.getByLabel('Link de afiliado').fill('javascript:alert(1)');
  const publish = page.getByRole('button', { name: publishing.publish, exact: true });
  await publish.click();
  await expect(page.getByText(editing.fieldsAndCategoryRequired)).toBeVisible();
  const reasons = [
    missing.title,
    missing.shortDescription,
    missing.description,
    editing.priceInvalid,
    editing.linkInvalid,
    imageMissing.gift,
    missing.taxonomy,
  ];
  for (const text of reasons) {
    await expect(reason(page, text)).toBeVisible();
    expect(await reason(page, text).evaluate(isCutOff)).toBe(false);
  }
  await expect(page.getByLabel('Preço (R$)')).toHaveValue('12,5,3');

  // What is mended is no longer marked, what is not still is.
  await page.getByLabel('Título').fill(title);
  await expect(reason(page, missing.title)).toBeHidden();
  await expect(reason(page, editing.priceInvalid)).toBeVisible();
  await expect(reason(page, missing.taxonomy)).toBeVisible();

  await fillGift(page, { title, price: '1.249,90', category: category.name });
  await addPicture(page, { name: 'mimo.png', alt: 'Um mimo embrulhado' });
  await expect(page.getByText('Imagem enviada.')).toBeVisible();
  await expect(page.getByText(publishing.ready)).toBeVisible();
  await publish.click();
  await expect(page.getByText('Presente cadastrado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/collections\/gifts\/\d+/);
  await expect(page.getByText('Visualizações')).toBeVisible();
  const id = /gifts\/(\d+)/.exec(page.url())?.[1];
  const answer = await editor.get(`/api/gifts/${id}?depth=0`);
  expect(await answer.json()).toMatchObject({ price: 1249.9, _status: 'published' });
  await deleteGifts(editor, Number(id));
});

test('a check of the form that answers after the refusal takes no reason away', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, CREATE_GIFT);
  await openForm(page);
  const checks = await holdChecks(page, CREATE_GIFT);
  await page.getByLabel('Preço (R$)').fill('12,5,3');
  await checks.begun;
  await page.getByRole('button', { name: publishing.publish, exact: true }).click();
  await expect(page.getByText(editing.fieldsAndCategoryRequired)).toBeVisible();
  checks.release();
  await checks.answered;
  // Payload checks the form once more; that has come and gone when a change is checked.
  for (const text of [missing.title, missing.shortDescription, editing.priceInvalid]) {
    await expect(reason(page, text)).toBeVisible();
  }
  await checks.end();
});

test('a check of the form that answers after a change marks nothing that has been mended', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, CREATE_GIFT);
  await openForm(page);
  await page.getByRole('button', { name: publishing.publish, exact: true }).click();
  await expect(reason(page, missing.title)).toBeVisible();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();

  const isHere = (url: URL) => url.pathname === CREATE_GIFT;
  const title = page.getByLabel('Título');
  const typed = `Presente conferido ${Date.now()}`;
  const check = page.waitForRequest((request) => {
    return request.method() === 'POST' && isHere(new URL(request.url()));
  });
  await page.route(isHere, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await expect(title).toHaveValue(typed);
    await route.fulfill({ response });
  });
  await page.getByLabel('Descrição curta').fill('Feito à mão.');
  await check;
  await title.fill(typed);
  await expect(reason(page, missing.title)).toBeHidden();
  await expect(reason(page, missing.taxonomy)).toBeVisible();
  // One more check may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a category says what is missing at each field, and is thanked for in the feminine', async ({
  page,
  editor,
}) => {
  const { image } = await anyCategory(editor);
  await openPanel(page, editor, CREATE_CATEGORY);
  await openForm(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(editing.fieldsRequired)).toBeVisible();
  for (const text of [missing.name, imageMissing.category, missing.group]) {
    await expect(reason(page, text)).toBeVisible();
  }
  const groups = (await (await editor.get('/api/category-groups?limit=1&depth=0')).json()) as {
    docs: { id: number }[];
  };
  const name = `Categoria ${Date.now()}`;
  const data = { name, image, group: groups.docs[0]?.id };
  const { doc } = (await (await editor.post('/api/categories', { data })).json()) as {
    doc: { id: number };
  };
  await page.goto(`/admin/painel/collections/categories/${doc.id}`);
  await openForm(page);
  await page.getByLabel('Descrição').fill('Nova.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Categoria atualizada com sucesso!')).toBeVisible();
  await editor.delete(`/api/categories/${doc.id}`);
});

test('a lost connection and an ended session lose nothing that was typed', async ({
  page,
  context,
  editor,
}) => {
  const account = await openPanel(page, editor, CREATE_CATEGORY);
  await openForm(page);
  const name = page.getByLabel('Nome');
  const save = page.getByRole('button', { name: 'Salvar' });
  await name.fill('Categoria persistente');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText('Erro ao cadastrar categoria.')).toBeVisible();
  await expect(name).toHaveValue('Categoria persistente');
  await context.setOffline(false);

  await context.clearCookies();
  await save.click();
  await expect(page.getByText('Usuário não autenticado. Faça login novamente.')).toBeVisible();
  await expect(name).toHaveValue('Categoria persistente');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/collections\/categories\/create/);
  await expect(page.getByText(editing.recovered)).toBeVisible();
  await expect(name).toHaveValue('Categoria persistente');
  await page.getByRole('button', { name: editing.discard }).click();
  await expect(name).toHaveValue('');
});

const NEW = [
  { path: 'gifts', name: 'Novo presente' },
  { path: 'categories', name: 'Nova categoria' },
  { path: 'search-synonyms', name: 'Novo sinônimo' },
];

test('a new document says what it is going to be before its page is alive, and after', async ({
  page,
  editor,
  context,
}) => {
  await openPanel(page, editor, '/admin/painel');
  for (const { path, name } of NEW) {
    const goOn = await holdScripts(context);
    const form = await context.newPage();
    await form.goto(`/admin/painel/collections/${path}/create`, { waitUntil: 'commit' });
    const heading = form.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    goOn();
    await openForm(form);
    await expect(form.locator('h1.render-title')).toHaveText(name);
    await expect(heading).toHaveText(name);
    await form.getByRole('textbox').first().fill('   ');
    await expect(heading).toHaveText(name);
    await form.close();
    await context.unrouteAll({ behavior: 'wait' });
  }
});

test('nobody writes into a form that does not take it yet', async ({ page, editor, context }) => {
  const account = await openPanel(page, editor, '/admin/painel');
  const goOn = await holdScripts(context);
  const form = await context.newPage();
  await form.goto(CREATE_GIFT, { waitUntil: 'commit' });
  const title = form.getByRole('textbox', { name: 'Título' });
  await expect(title).toBeDisabled();
  await expect(form.getByLabel('Preço (R$)')).toBeDisabled();

  // What is typed into the login stays, and is sent once it can be.
  await context.clearCookies();
  const login = await context.newPage();
  await login.goto('/admin', { waitUntil: 'commit' });
  await login.getByLabel('E-mail').fill(account.email);
  await login.getByLabel('Senha', { exact: true }).fill(account.password);
  await expect(login.getByRole('button', { name: 'Entrar' })).toBeDisabled();
  goOn();
  await login.getByRole('button', { name: 'Entrar' }).click();
  await expect(login).toHaveURL(/\/admin\/painel$/);
  await title.fill('Presente que esperou');
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Presente que esperou');
});

/** Everything that is sent to store this gift, in its order. Those that the form sends by itself wait until they are let go. */
async function watchSaves(page: Page, id: number) {
  const saves: string[] = [];
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(`**/api/gifts/${id}?*`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const query = new URL(route.request().url()).searchParams;
    const isAutosave = query.get('autosave') === 'true';
    if (isAutosave) saves.push('autosave');
    else saves.push(query.get('draft') === 'true' ? 'draft' : 'publish');
    if (isAutosave) await mayGoOn;
    await route.continue();
  });
  return { saves, goOn };
}

const BUTTONS = [
  {
    button: 'Publicar alterações',
    save: 'publish',
    notice: 'Presente publicado com sucesso!',
    stored: 'published',
  },
  {
    button: 'Salvar rascunho',
    save: 'draft',
    notice: 'Rascunho salvo com sucesso!',
    stored: 'draft',
  },
];

for (const { button, save, notice, stored } of BUTTONS) {
  test(`a press on '${button}' that falls together with an autosave counts, whichever begins or ends first`, async ({
    page,
    editor,
  }) => {
    const id = await openNewGift(page, editor, `Presente entre salvamentos ${Date.now()}`);
    const short = page.getByLabel('Descrição curta');
    const pressed = page.getByRole('button', { name: button });
    const read = async () => {
      const answer = await editor.get(`/api/gifts/${id}?depth=0&draft=true`);
      return (await answer.json()) as unknown;
    };

    // Pressed before the gift saves itself, and let go after that has begun.
    const first = await watchSaves(page, id);
    await short.fill('Escrita agora.');
    await expect(pressed).toBeEnabled();
    await pressed.hover();
    await page.mouse.down();
    await expect.poll(() => first.saves).toEqual(['autosave']);
    await page.mouse.up();
    first.goOn();
    await expect.poll(() => first.saves).toEqual(['autosave', save]);
    await expect(page.getByText(notice)).toBeVisible();
    expect(await read()).toMatchObject({ shortDescription: 'Escrita agora.', _status: stored });
    await page.unrouteAll({ behavior: 'wait' });

    // Pressed while it saves itself, and let go after that has ended.
    const second = await watchSaves(page, id);
    await short.fill('Escrita depois.');
    await expect.poll(() => second.saves).toEqual(['autosave']);
    await pressed.hover();
    await page.mouse.down();
    const ended = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
    second.goOn();
    await ended;
    // What is known of the gift after a save is asked for, and then the save is over.
    await expect(page.getByText('Salvando...')).toBeHidden();
    await page.mouse.up();
    await expect.poll(() => second.saves).toEqual(['autosave', save]);
    const last = { shortDescription: 'Escrita depois.', _status: stored };
    await expect.poll(read).toMatchObject(last);
    await deleteGifts(editor, id);
  });
}

test('of two editors the second is told and may take over, and then the first overwrites nothing', async ({
  browser,
  page,
  editor,
}) => {
  const id = await openNewGift(page, editor, `Presente disputado ${Date.now()}`);
  const path = `/admin/painel/collections/gifts/${id}`;
  await page.getByLabel('Descrição curta').fill('Da primeira editora.');
  // The lock of the first is taken with the first change.
  await expect
    .poll(async () => {
      const answer = await editor.get('/api/payload-locked-documents?depth=0&limit=50');
      return JSON.stringify(await answer.json());
    })
    .toContain(`"value":${id}`);

  const context = await browser.newContext();
  const other = await context.newPage();
  const account = await createAccount(editor, { isAdmin: true });
  const login = await other.request.post('/api/users/login', { data: account });
  expect(login.status()).toBe(200);
  const faults: string[] = [];
  other.on('pageerror', ({ message }) => faults.push(message));
  await other.goto(path);
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText(panelWords.general.currentlyEditing)).toBeVisible();
  expect(faults).toEqual([]);
  // As moments are written in Brazil.
  await expect(dialog.locator('strong').last()).toHaveText(/^\d\d\/\d\d\/\d{4}/);
  // Whoever takes over gets the latest state of the form, and types nothing before it is there.
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  await other.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().headers().rsc === '1') await mayGoOn;
      await route.continue();
    },
  );
  await dialog.getByRole('button', { name: 'Assumir' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByRole('alert').filter({ hasText: editing.refreshing })).toBeVisible();
  await expect(other.locator('form[inert]')).toHaveCount(1);
  goOn();
  await expect(other.locator('form[inert]')).toHaveCount(0);
  await other.getByLabel('Descrição curta').fill('Da segunda editora.');
  await expect(other.getByRole('button', { name: 'Salvar rascunho' })).toBeEnabled();
  await other.getByRole('button', { name: /^Publicar/ }).click();
  await expect(other.getByText('Presente publicado com sucesso!')).toBeVisible();

  // The first one’s form is older than what is stored; and the second may hold the lock again, by an autosave that was under
  // way while it published.
  await page.getByRole('button', { name: /^Publicar/ }).click();
  await expect(
    page.getByText(editing.changedMeanwhile).or(page.getByText(editing.locked)),
  ).toBeVisible();
  await expect(page.getByLabel('Descrição curta')).toHaveValue('Da primeira editora.');
  const stored = await editor.get(`/api/gifts/${id}?depth=0`);
  expect(await stored.json()).toMatchObject({ shortDescription: 'Da segunda editora.' });
  await context.close();
  await deleteGifts(editor, id);
});
