import type { APIRequestContext, Page } from '@playwright/test';

import { anyCategory, createAnyGift, deleteGifts } from './support/catalogue';
import { editorsOf, takeOver, watchChecks } from './support/locks';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const PANEL = '/admin/painel';

async function createCategory(editor: APIRequestContext): Promise<number> {
  const { image } = await anyCategory(editor);
  const groups = await editor.get('/api/category-groups?limit=1&depth=0');
  const { docs } = (await groups.json()) as { docs: { id: number }[] };
  const data = { name: `Categoria deixada ${Date.now()}`, image, group: docs[0]?.id };
  const answer = await editor.post('/api/categories', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

const KINDS = [
  {
    slug: 'categories',
    field: 'Descrição',
    create: createCategory,
    remove: (editor: APIRequestContext, id: number) => editor.delete(`/api/categories/${id}`),
  },
  {
    slug: 'gifts',
    field: 'Descrição curta',
    create: async (editor: APIRequestContext) =>
      (await createAnyGift(editor, `Presente deixado ${Date.now()}`)).id,
    remove: deleteGifts,
  },
];

type Edited = { slug: string; field: string; id: number };

/** Opens a document as a new admin, and changes it until the lock is theirs and the page knows that. */
async function edit(page: Page, editor: APIRequestContext, { slug, field, id }: Edited) {
  const path = `${PANEL}/collections/${slug}/${id}`;
  const checks = watchChecks(page, path);
  const { email } = await openPanel(page, editor, path);
  await openForm(page);
  const saved = slug === 'gifts' ? autosaved(page) : undefined;
  if (saved === undefined) {
    // The second check is sent once the page has read the answer of the first. What is typed beside that answer is not checked.
    for (let change = 1; checks.sent() < 2; change += 1) {
      const before = checks.sent();
      await page.getByLabel(field).fill(`De ${email}, ${change}.`);
      await expect
        .poll(checks.sent, { timeout: 5_000 })
        .toBeGreaterThan(before)
        .catch(() => null);
    }
  } else {
    // What saves itself is checked long before.
    await page.getByLabel(field).fill(`De ${email}.`);
    await saved;
  }
  await expect.poll(checks.underWay).toBe(0);
  expect(await editorsOf(editor, { slug, id })).toEqual([email]);
}

/** What a gift saves by itself. */
const autosaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true'));

for (const { slug, field, create, remove } of KINDS) {
  test(`an editor closes the tab while typing, and the next one edits the document at once: ${slug}`, async ({
    page,
    browser,
    editor,
  }) => {
    const id = await create(editor);
    await edit(page, editor, { slug, field, id });

    // The browser asks whether what is not saved may be lost.
    page.on('dialog', (dialog) => void dialog.accept());
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(() => editorsOf(editor, { slug, id })).toEqual([]);

    const context = await browser.newContext();
    const other = await context.newPage();
    await openPanel(other, editor, `${PANEL}/collections/${slug}/${id}`);
    await openForm(other);
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(other.getByLabel(field)).toBeEditable();
    await context.close();
    await remove(editor, id);
  });
}

const toList = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Caminho até aqui' })
    .getByRole('link', { name: 'Presentes' });

test('an editor who follows a link out of a gift leaves no lock behind, and keeps off one that somebody else has taken over', async ({
  page,
  editor,
}) => {
  const slug = 'gifts';
  const { id } = await createAnyGift(editor, `Presente deixado por um link ${Date.now()}`);
  for (const isTakenOver of [false, true]) {
    await edit(page, editor, { slug, field: 'Descrição curta', id });
    const left = isTakenOver ? [await takeOver(editor, { slug, id })] : [];
    const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await toList(page).click();
    await released;
    await expect(page).toHaveURL(/\/collections\/gifts(?:\?|$)/);
    expect(await editorsOf(editor, { slug, id })).toEqual(left);
  }
  await deleteGifts(editor, id);
});
