import { expect, type Locator, type Page } from '@playwright/test';

export const IMPORTS = '/admin/painel/collections/gift-imports';
/** As long as an import of 500 gifts may take on a busy machine. */
export const IMPORT_TIME = { timeout: 300_000 };

const COLUMNS = [
  ...['Título', 'Descrição curta', 'Descrição', 'Preço', 'Link de afiliado'],
  ...['Imagens', 'Categorias', 'Situação'],
];

type Given = { category: string; image: string; count: number; mark: string };

/** A file as a spreadsheet in Brazil writes it, with one row that is wrong. */
export function spreadsheet({ category, image, count, mark }: Given): Buffer {
  const rows = Array.from({ length: count }, (_, n) =>
    [
      ...[
        `${mark} ${n}`,
        'Curta; com ponto e vírgula',
        '<p>Longa.</p>',
        n === 7 ? '12,5,3' : '49,90',
      ],
      ...['https://loja.example.com/p', image, category, 'Publicado'],
    ].map((cell) => `"${cell}"`),
  );
  const text = [COLUMNS, ...rows].map((cells) => cells.join(';')).join('\r\n');
  return Buffer.from(text, 'latin1');
}

export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  // While the page comes alive, what the server drew may still stand beside what takes its place.
  await expect(async () => {
    const field = page.getByLabel('Arquivo de presentes');
    await field.setInputFiles({ name, mimeType: 'text/csv', buffer }, { timeout: 5_000 });
  }).toPass();
}

/** A figure of the import that the page shows. */
export function importFigure(page: Page, label: string): Locator {
  const region = page.getByRole('region', { name: 'Importação' });
  return region.locator('dl div', { hasText: label }).locator('dd');
}

/** How many gifts of an import the catalogue has, drafts included. */
export async function importedCount(page: Page, mark: string): Promise<number> {
  const query = new URLSearchParams({ 'where[title][like]': mark, limit: '1' });
  const answer = await page.request.get(`/api/gifts?${query}`);
  return ((await answer.json()) as { totalDocs: number }).totalDocs;
}

/** The name of the file of a picture. */
export async function fileNameOf(page: Page, image: number): Promise<string> {
  const answer = await page.request.get(`/api/media/${image}`);
  return ((await answer.json()) as { filename: string }).filename;
}
