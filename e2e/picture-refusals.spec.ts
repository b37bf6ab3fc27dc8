import type { Page } from '@playwright/test';
import sharp from 'sharp';

import {
  IMAGE_MAX_BYTES,
  imageDimensionsMessage,
  imageSizeMessage,
  imageUnreadableMessage,
} from '@/domain/image-rules';
import { editing } from '@/messages/editing';

import { pictureBytes } from './support/gift-form';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const CREATE_GIFT = '/admin/painel/collections/gifts/create';
const CREATE_PICTURE = '/admin/painel/collections/media/create';

type Dropped = { name: string; text: string };

function png(name: string, bytes: Buffer) {
  return { name, mimeType: 'image/png', buffer: bytes };
}

/** A picture just small enough, with so much behind its end that it weighs as much as is asked for. */
async function heavyBytes(bytes: number): Promise<Buffer> {
  const picture = await pictureBytes();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 1)]);
}

async function smallBytes(): Promise<Buffer> {
  const size = { width: 399, height: 400, channels: 3, background: '#2f5d50' } as const;
  return sharp({ create: size }).png().toBuffer();
}

/** Lets all of them fall onto the gift at once, as from the desktop. */
async function dropFiles(page: Page, files: ReturnType<typeof png>[]): Promise<void> {
  const contents: Dropped[] = files.map(({ name, buffer }) => ({
    name,
    text: buffer.toString('base64'),
  }));
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, contents);
  const zone = page.locator('#field-images .dropzone');
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: data });
  }
}

test('of several files dropped at once the good ones are kept, and each refused one has its own reason at itself', async ({
  page,
  editor,
}) => {
  const mark = Date.now();
  const refused = [
    { file: png(`pequena-${mark}.png`, await smallBytes()), reason: imageDimensionsMessage },
    { file: png(`texto-${mark}.png`, Buffer.from('nada')), reason: imageUnreadableMessage },
    {
      file: png(`pesada-${mark}.png`, await heavyBytes(IMAGE_MAX_BYTES + 1)),
      reason: imageSizeMessage,
    },
    // Heavier than what is read of a request at all.
    { file: png(`enorme-${mark}.png`, await heavyBytes(9_500_000)), reason: imageSizeMessage },
  ];
  const good = png(`boa-${mark}.png`, await pictureBytes());
  await openPanel(page, editor, CREATE_GIFT);
  await openForm(page);
  await dropFiles(page, [...refused.map(({ file }) => file), good]);
  const drawer = page.getByRole('dialog');
  const row = (name: string) => drawer.locator('.file-selections__fileRow', { hasText: name });
  const alt = drawer.getByRole('textbox', { name: 'Texto alternativo' });
  for (const name of [...refused.map(({ file }) => file.name), good.name]) {
    await row(name).click();
    await alt.fill(`Descrição de ${name}`);
  }
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('4 imagens não foram enviadas.', { exact: false })).toBeVisible();
  await expect(page.locator('#field-images')).toContainText(good.name);
  await expect(row(good.name)).toHaveCount(0);

  // Each of them, and the first one once more after the others.
  for (const { file, reason } of [...refused, ...refused.slice(0, 1)]) {
    await row(file.name).click();
    const field = drawer.locator('.file-field');
    await expect(field.getByText(reason(file.name), { exact: true })).toBeVisible();
    await expect(alt).toHaveValue(`Descrição de ${file.name}`);
    await expect(row(file.name).locator('.error-pill')).toHaveText('1');
  }

  // Taken out of the list, the others keep theirs.
  const [first, second] = refused.map(({ file }) => file.name);
  const rows = drawer.locator('.file-selections__fileRowContainer');
  await rows.filter({ hasText: first }).getByRole('button', { name: 'Remover' }).click();
  await expect(row(first ?? '')).toHaveCount(0);
  await row(second ?? '').click();
  await expect(drawer.locator('.file-field .field-error')).toHaveText(
    imageUnreadableMessage(second ?? ''),
  );
  const stored = await editor.get(`/api/media?where[filename][equals]=${good.name}&depth=0`);
  const { docs } = (await stored.json()) as { docs: { id: number; alt: string }[] };
  expect(docs.map(({ alt: text }) => text)).toEqual([`Descrição de ${good.name}`]);
  await editor.delete(`/api/media/${docs[0]?.id}`);
});

test('a picture without a file says so at the field, together with what else is missing', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, CREATE_PICTURE);
  await openForm(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const field = page.locator('.file-field');
  await expect(field.getByText(editing.fileMissing, { exact: true })).toBeVisible();
  await expect(page.locator('.field-error').filter({ hasText: editing.missing.alt })).toBeVisible();
});
