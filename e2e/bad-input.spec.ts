import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

import {
  IMAGE_MAX_BYTES,
  imageAnimatedMessage,
  imageDimensionsMessage,
  imagePixelsMessage,
  imageSizeMessage,
  imageUnreadableMessage,
} from '@/domain/image-rules';
import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { admin } from '@/messages/admin';
import { editing } from '@/messages/editing';
import { exchange } from '@/messages/exchange';

import { picture } from '../tests/support/images';
import { anyCategory, deleteGifts } from './support/catalogue';
import { chooseFile, fileNameOf, IMPORT_TIME, importFigure, IMPORTS } from './support/import-page';
import { openForm, openNewGift, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const NEW_PICTURE = '/admin/painel/collections/media/create';
const TEXT = 'Uma caixa embrulhada';

type File = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file in the form of a new picture, describes it and saves. */
async function upload(page: Page, file: File): Promise<void> {
  await page.goto(NEW_PICTURE);
  await openForm(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Selecione um arquivo' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill(TEXT);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
}

async function animation(): Promise<Buffer> {
  const frames = Buffer.alloc(400 * 800 * 3, 120).fill(20, 0, 400 * 400 * 3);
  const raw = { width: 400, height: 800, channels: 3, pageHeight: 400 } as const;
  return sharp(frames, { raw }).gif().toBuffer();
}

/** A picture that is one byte heavier than it may be: what follows its end is no part of it. */
async function heavier(): Promise<Buffer> {
  const bytes = await picture('png');
  return Buffer.concat([bytes, Buffer.alloc(IMAGE_MAX_BYTES + 1 - bytes.length)]);
}

const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>';
const REFUSED: [string, string, () => Promise<Buffer>, string][] = [
  ['pesada.png', 'image/png', heavier, imageSizeMessage('pesada.png')],
  [
    'pequena.png',
    'image/png',
    () => picture('png', { width: 399 }),
    imageDimensionsMessage('pequena.png'),
  ],
  [
    'texto.png',
    'image/png',
    () => Promise.resolve(Buffer.from('Um texto.')),
    imageUnreadableMessage('texto.png'),
  ],
  ['desenho.svg', 'image/svg+xml', () => Promise.resolve(Buffer.from(SCRIPT)), admin.imageType],
  [
    'bomba.png',
    'image/png',
    () => picture('png', { width: 9_000, height: 9_000 }),
    imagePixelsMessage('bomba.png'),
  ],
  ['anima.gif', 'image/gif', animation, imageAnimatedMessage('anima.gif')],
];

test('a file that is no picture for us is refused at its field by its name, and its text stays', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, NEW_PICTURE);
  for (const [name, mimeType, make, message] of REFUSED) {
    await test.step(name, async () => {
      await upload(page, { name, mimeType, buffer: await make() });
      await expect(page.locator('.field-error').filter({ hasText: message })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Texto alternativo' })).toHaveValue(TEXT);
      await expect(page).toHaveURL(new RegExp(`${NEW_PICTURE}$`));
    });
  }
});

test('a photo loses where it was taken, and its name leads nowhere', async ({ page, editor }) => {
  const buffer = await sharp(await picture('jpeg'))
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .toBuffer();
  expect((await sharp(buffer).metadata()).exif).toBeDefined();
  await openPanel(page, editor, NEW_PICTURE);
  await upload(page, { name: '../../fora.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page).toHaveURL(/\/collections\/media\/\d+/);
  const [, id] = /media\/(\d+)/.exec(page.url()) ?? [];
  const answer = await editor.get(`/api/media/${id}`);
  const stored = (await answer.json()) as { filename: string; url: string };
  expect(stored.filename).toMatch(/^[\w-]+\.jpg$/);
  const file = await (await editor.get(stored.url)).body();
  const { format, exif } = await sharp(file).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
  await editor.delete(`/api/media/${id}`);
});

test('a price that is none is refused at its field, whatever a number field would make of it', async ({
  page,
  editor,
}) => {
  const id = await openNewGift(page, editor, `Sem preço ${Date.now()}`);
  const price = page.getByLabel('Preço (R$)');
  for (const typed of ['12,5,3', '-1', '1e9']) {
    await price.fill(typed);
    await page.getByRole('button', { name: /^Publicar/ }).click();
    const reason = page.locator('.field-error').filter({ hasText: editing.priceInvalid });
    await expect(reason).toBeVisible();
    await expect(price).toHaveValue(typed);
  }
  const stored = await editor.get(`/api/gifts/${id}?depth=0`);
  expect(await stored.json()).toMatchObject({ price: 50, _status: 'published' });
  await deleteGifts(editor, id);
});

const FORBIDDEN = `<p>Um <strong>mimo</strong><script>alert(1)</script><iframe src="https://example.com"></iframe>
  <object data="x"></object><button>ali</button><a href="https://loja.example.com/p">aqui</a></p>`;
const HOSTILE_LINK = '<p>Um mimo <a href="javascript:alert(2)">aqui</a></p>';

test('what is pasted into a description keeps its words and loses what is forbidden; a hostile link is told', async ({
  page,
  editor,
}) => {
  const id = await openNewGift(page, editor, `Colado ${Date.now()}`);
  const description = page
    .getByRole('textbox', { name: 'Descrição', exact: false })
    .and(page.locator('[contenteditable]'));
  const paste = async (html: string) => {
    await description.click();
    await page.keyboard.press('ControlOrMeta+A');
    await description.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, html);
    await expect(description).toContainText('mimo');
    await page.getByRole('button', { name: /^Publicar/ }).click();
  };

  await paste(HOSTILE_LINK);
  const reason = editing.descriptionLink('javascript:alert(2)');
  await expect(page.locator('.field-error').filter({ hasText: reason })).toBeVisible();
  await expect(description).toContainText('Um mimo aqui');

  await paste(FORBIDDEN);
  await expect(page.getByText('Presente atualizado com sucesso!')).toBeVisible();
  await page.goto(`/presente/${id}`);
  const shown = page.getByRole('main').locator('.gift-description').filter({ hasText: 'mimo' });
  await expect(shown).toContainText('aqui');
  expect(await shown.innerHTML()).not.toMatch(/<script|<iframe|<object|<button|javascript:/i);
  await deleteGifts(editor, id);
});

test('a file with formulas is imported as text, and exported so that no spreadsheet calculates it', async ({
  page,
  editor,
}) => {
  const category = await anyCategory(editor);
  const title = `=cmd|' /C calc'!A0 ${Date.now()}`;
  await openPanel(page, editor, IMPORTS);
  const image = await fileNameOf(page, category.image);
  const rows = [
    'Título;Descrição curta;Descrição;Preço;Link de afiliado;Imagens;Categorias;Situação',
    `"${title}";+1+1;@soma;49,90;https://loja.example.com/p;${image};${category.slug};Publicado`,
  ];
  // As Excel writes it: with a mark of its encoding, and semicolons.
  await chooseFile(page, 'formulas.csv', Buffer.from(`\uFEFF${rows.join('\r\n')}`));
  await expect(page.getByText('Verificada', { exact: true })).toBeVisible(IMPORT_TIME);
  await expect(importFigure(page, 'Novos')).toHaveText('1');
  await page.getByRole('button', { name: 'Importar 1 presente' }).click();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible(IMPORT_TIME);

  const where = new URLSearchParams({ 'where[title][equals]': title, depth: '0' });
  const found = await editor.get(`/api/gifts?${where}`);
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  expect(docs).toMatchObject([{ title, shortDescription: '+1+1' }]);
  const [gift] = docs;
  await page.goto(`/admin/painel/collections/gifts?where[id][equals]=${gift?.id}`);
  await page.getByRole('button', { name: /^Exportar/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV para Excel', exact: true }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`'${title}`);
  expect(text).not.toMatch(/[;\n"][=+@]/);
  await deleteGifts(editor, gift?.id ?? 0);
});

test('a file with one row more than an import takes is refused with the reason', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, IMPORTS);
  const rows = Array.from({ length: IMPORT_LIMITS.rows + 1 }, (_, row) => `Presente ${row}`);
  await chooseFile(page, 'muitos.csv', Buffer.from(['Título', ...rows].join('\n')));
  const status = page.getByRole('region', { name: 'Importar presentes' }).getByRole('status');
  await expect(status).toContainText(exchange.file.tooManyRows, IMPORT_TIME);
});
