import { admin } from '@/messages/admin';
import { campaigns } from '@/messages/campaigns';

import { picture } from '../tests/support/images';
import { createCategory, createGift } from './support/catalogue';
import { openPanel } from './support/open-panel';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();

const LONG_AGO = '2026-01-02T12:00:00.000Z';
const words = admin.unusedMedia;

test('pictures that nothing uses for a week are offered for removal, and only they go', async ({
  page,
  editor,
}) => {
  const { category, image } = await createCategory(editor, 'Livros');
  const upload = async (name: string, data: { createdAt?: string }) => {
    const file = { name, mimeType: 'image/webp', buffer: await picture('webp') };
    const answer = await editor.post('/api/media', {
      multipart: { _payload: JSON.stringify({ alt: name, ...data }), file },
    });
    return ((await answer.json()) as { doc: { id: number; url: string } }).doc;
  };
  const inDraft = await upload('de-um-rascunho.webp', { createdAt: LONG_AGO });
  const gift = await createGift(editor, { title: 'Ampulheta', category, image });
  const data = { images: [inDraft.id], _status: 'draft' };
  expect((await editor.patch(`/api/gifts/${gift}?draft=true`, { data })).status()).toBe(200);
  const isNew = await upload('de-hoje.webp', {});
  const unused = await upload('sem-uso.webp', { createdAt: LONG_AGO });

  await openPanel(page, editor, '/admin/painel/collections/media');
  const remove = page.getByRole('button', { name: words.remove, exact: true });
  await expect(page.getByText(/^1 imagem não é usada/)).toBeVisible();
  await remove.click();
  const dialog = page.getByRole('dialog', { name: words.question });
  await expect(dialog).toContainText(words.explanation);
  await dialog.getByRole('button', { name: campaigns.desk.back }).click();
  await expect(dialog).toBeHidden();
  expect((await editor.get(unused.url)).ok()).toBe(true);

  await remove.click();
  await dialog.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.deleted(1))).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'sem-uso.webp' })).toHaveCount(0);
  expect((await editor.get(`/api/media/${unused.id}`)).status()).toBe(404);
  expect((await editor.get(unused.url)).ok()).toBe(false);
  for (const { id } of [inDraft, isNew, { id: image }]) {
    expect((await editor.get(`/api/media/${id}`)).status()).toBe(200);
  }
});
