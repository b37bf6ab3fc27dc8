import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { editing } from '@/messages/editing';
import { editorial } from '@/messages/editorial';
import { publishing } from '@/messages/publishing';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { pictureBytes } from './support/gift-form';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

type Picture = { id: number; filename: string };

async function uploadPicture(editor: APIRequestContext, alt: string): Promise<Picture> {
  const buffer = await pictureBytes();
  const file = {
    name: `${alt.toLowerCase().replaceAll(' ', '-')}-${Date.now()}.png`,
    mimeType: 'image/png',
    buffer,
  };
  const answer = await editor.post('/api/media', {
    multipart: { _payload: JSON.stringify({ alt }), file },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { doc: Picture }).doc;
}

/** A published gift with pictures of these texts, in this order; `remove` takes all of it away. */
async function giftWith(editor: APIRequestContext, alts: string[]) {
  const { id: category, image } = await anyCategory(editor);
  const id = await createGift(editor, {
    title: `Presente com ${alts.length} imagens ${Date.now()}`,
    category,
    image,
  });
  const pictures: Picture[] = [];
  for (const alt of alts) pictures.push(await uploadPicture(editor, alt));
  const data = { images: pictures.map((picture) => picture.id), _status: 'published' };
  expect((await editor.patch(`/api/gifts/${id}`, { data })).status()).toBe(200);
  const remove = async () => {
    await deleteGifts(editor, id);
    for (const picture of pictures) await editor.delete(`/api/media/${picture.id}`);
  };
  return { id, pictures, remove };
}

const rows = (page: Page) => page.locator('#field-images .upload--has-many__dragItem');
const handleOf = (row: Locator) => row.locator('.upload--has-many__drag');
/** What drag and drop says to who does not see it. */
const said = (page: Page, text: string) =>
  page.locator('[aria-live="assertive"]').filter({ hasText: text });

async function expectOrder(page: Page, pictures: (Picture | undefined)[]): Promise<void> {
  const names = pictures.map((picture) => picture?.filename ?? '');
  await expect(rows(page)).toContainText(names);
}

const ALTS = { blue: 'Uma caixa azul', white: 'Uma caixa branca', coral: 'Uma caixa coral' };

/** The form of a gift with three pictures, in this order. */
async function openThree(page: Page, editor: APIRequestContext) {
  const { id, pictures, remove } = await giftWith(editor, [ALTS.blue, ALTS.white, ALTS.coral]);
  const [blue, white, coral] = pictures;
  await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
  await openForm(page);
  await expectOrder(page, [blue, white, coral]);
  return { id, blue, white, coral, remove };
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publicar/ }).click();
  await expect(page.getByText(/atualizado com sucesso/i)).toBeVisible();
}

/** The form shows this order when it is opened again, and so does the API. */
async function expectStored(
  page: Page,
  editor: APIRequestContext,
  id: number,
  pictures: (Picture | undefined)[],
): Promise<void> {
  await page.reload();
  await openForm(page);
  await expectOrder(page, pictures);
  const stored = await editor.get(`/api/gifts/${id}?depth=0`);
  expect(await stored.json()).toMatchObject({ images: pictures.map((one) => one?.id) });
}

async function expectOnSite(page: Page, id: number, alts: string[]): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(`/presente/${id}`)).text();
    const places = alts.map((alt) => html.indexOf(alt));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  }).toPass();
}

test('the images of a gift are put in order by drag and drop, and its page shows them so', async ({
  page,
  editor,
}) => {
  const { id, blue, white, coral, remove } = await openThree(page, editor);

  const from = handleOf(rows(page).nth(2));
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const to = await rows(page).nth(0).boundingBox();
  if (to === null) throw new Error('the first image is not shown');
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 15 });
  await expect(said(page, 'Item em outra posição.')).toBeAttached();
  await page.mouse.up();
  await expect(said(page, 'Item solto.')).toBeAttached();
  await expectOrder(page, [coral, blue, white]);

  await publish(page);
  await expectStored(page, editor, id, [coral, blue, white]);
  await expectOnSite(page, id, [ALTS.coral, ALTS.blue, ALTS.white]);
  await remove();
});

test('who works by keyboard meets no control of an image that does nothing', async ({
  page,
  editor,
}) => {
  const { remove } = await openThree(page, editor);
  const { imageOrder } = editorial;
  const row = await rows(page).nth(1).ariaSnapshot();
  const controls = [imageOrder.up(2), imageOrder.down(2), 'Editar imagem', 'Tirar imagem'];
  expect((row.match(/(?<=button ")[^"]+/g) ?? []).sort()).toEqual(controls.sort());
  await expect(handleOf(rows(page).nth(1))).toHaveAttribute('tabindex', '-1');
  await remove();
});

test('the images of a gift are put in order by keyboard alone, each step is said, and its page shows them so', async ({
  page,
  editor,
}) => {
  const { id, blue, white, coral, remove } = await openThree(page, editor);
  const { imageOrder } = editorial;
  const step = (name: string) => page.getByRole('button', { name, exact: true });
  const place = (text: string) => page.getByRole('status').filter({ hasText: text });

  // One press after the other, as from who knows where it goes.
  await step(imageOrder.up(3)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(place(imageOrder.moved(1, 3))).toBeAttached();
  await expectOrder(page, [coral, blue, white]);
  await expect(step(imageOrder.up(1))).toBeFocused();
  await expect(step(imageOrder.up(1))).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(step(imageOrder.down(1))).toBeFocused();
  await page.keyboard.press('Space');
  await expect(place(imageOrder.moved(2, 3))).toBeAttached();
  await expectOrder(page, [blue, coral, white]);
  await expect(step(imageOrder.down(2))).toBeFocused();

  await step(imageOrder.up(2)).press('Enter');
  await expectOrder(page, [coral, blue, white]);
  await step(imageOrder.down(2)).press('Enter');
  await expectOrder(page, [coral, white, blue]);

  await publish(page);
  await expectStored(page, editor, id, [coral, white, blue]);
  await expectOnSite(page, id, [ALTS.coral, ALTS.white, ALTS.blue]);
  await remove();
});

test('an image without a text is listed beside the button, until a text is written', async ({
  page,
  editor,
}) => {
  const mark = Date.now();
  const { id, pictures, remove } = await giftWith(editor, [`Verde${mark}`]);
  const [green] = pictures;
  // No API stores an image without one any more; catalogues have some from before.
  const asBefore = (url: URL) =>
    url.pathname === '/api/media' && url.searchParams.has('select[alt]');
  await page.route(asBefore, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { docs: { alt: string }[] };
    const docs = body.docs.map((doc) => ({ ...doc, alt: '' }));
    await route.fulfill({ response, json: { ...body, docs } });
  });
  await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
  await openForm(page);
  const list = page.getByRole('region', { name: publishing.title });
  const reason = editing.imageUndescribed(green?.filename ?? '');
  await expect(list.getByRole('button', { name: reason })).toBeVisible();
  await expect(page.getByRole('button', { name: publishing.toDo(1) })).toBeVisible();

  await page.unroute(asBefore);
  await rows(page).first().getByRole('button', { name: 'Editar imagem' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Texto alternativo' }).fill('Uma caixa verde');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Imagem atualizada com sucesso!')).toBeVisible();
  await drawer.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(drawer).toBeHidden();
  await expect(list.getByRole('button')).toHaveCount(0);
  await expect(list.getByText(publishing.ready)).toBeVisible();
  await remove();
});

test('the focal point of an image is set in its form, and kept', async ({ page, editor }) => {
  const { id } = await uploadPicture(editor, `Foco${Date.now()}`);
  await openPanel(page, editor, `/admin/painel/collections/media/${id}`);
  await openForm(page);
  await page.getByRole('button', { name: 'Editar imagem' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Ponto focal: X %').fill('25');
  await drawer.getByLabel('Ponto focal: Y %').fill('75');
  await drawer.getByRole('button', { name: 'Aplicar alterações' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Imagem atualizada com sucesso!')).toBeVisible();
  const stored = await editor.get(`/api/media/${id}?depth=0`);
  expect(await stored.json()).toMatchObject({ focalX: 25, focalY: 75 });
  await editor.delete(`/api/media/${id}`);
});
