import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

export type GiftTexts = {
  title: string;
  price: string;
  /** The name of a category. */
  category: string;
};

/** Types everything that a gift must have, but its pictures. */
export async function fillGift(page: Page, { title, price, category }: GiftTexts): Promise<void> {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Descrição curta').fill('Feito à mão.');
  await page
    .getByRole('textbox', { name: 'Descrição', exact: false })
    .and(page.locator('[contenteditable]'))
    .fill('Uma história.');
  await page.getByLabel('Preço (R$)').fill(price);
  await page.getByLabel('Link de afiliado').fill('https://loja.example.com/mimo');
  await page.getByRole('combobox', { name: 'Categorias' }).fill(category);
  await page.getByRole('option', { name: category, exact: true }).click();
}

type Picture = { name: string; alt: string };

/** A square of one colour, as large as a picture must be. */
export function pictureBytes(): Promise<Buffer> {
  const square = { width: 500, height: 500, channels: 3, background: '#b5473c' } as const;
  return sharp({ create: square }).png().toBuffer();
}

/** Chooses a new picture in a form, and describes it. */
export async function addPicture(page: Page, picture: Picture): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Selecione um arquivo' }).click();
  await (
    await chooser
  ).setFiles({ name: picture.name, mimeType: 'image/png', buffer: await pictureBytes() });
  await describePicture(page, picture.alt);
}

/** Lets a new picture fall onto the gift, as from the desktop, and describes it. */
export async function dropPicture(page: Page, { name, alt }: Picture): Promise<void> {
  const bytes = (await pictureBytes()).toString('base64');
  const data = await page.evaluateHandle(
    ([text, fileName]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], fileName, { type: 'image/png' }));
      return transfer;
    },
    [bytes, name] as const,
  );
  const zone = page.locator('#field-images .dropzone');
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: data });
  }
  await describePicture(page, alt);
}

async function describePicture(page: Page, alt: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Texto alternativo' }).fill(alt);
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toBeHidden();
}
