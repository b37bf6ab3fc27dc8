import { type APIRequestContext, expect } from '@playwright/test';

import { picture } from '../../tests/support/images';

export type ListedGift = { id: number; title: string; affiliateLink: string };
export type Listing = { docs: ListedGift[]; total: number; hasMore: boolean };

/** Gifts of the demo catalogue, into whose category no journey puts gifts of its own. */
export const DEMO = { scope: 'category:nerd' };

/** What the site's own listing endpoint answers. */
export async function readListing(
  request: APIRequestContext,
  search: Record<string, string>,
): Promise<Listing> {
  const answer = await request.get('/api/listings', { params: search });
  return (await answer.json()) as Listing;
}

type Counters = { detailViews: number; affiliateClicks: number };

export async function readCounters(request: APIRequestContext, id: number): Promise<Counters> {
  const answer = await request.get(`/api/gifts/${id}`, { params: { depth: '0' } });
  return (await answer.json()) as Counters;
}

type GiftDraft = { title: string; category: number; image: number; affiliateLink?: string };

/** A published gift of its own for a test that changes it. */
export async function createGift(
  editor: APIRequestContext,
  { title, category, image, affiliateLink = 'https://loja.example.com/presente' }: GiftDraft,
): Promise<number> {
  const leaf = { type: 'text', version: 1, text: 'Uma descrição.', format: 0, mode: 'normal' };
  const paragraph = { type: 'paragraph', version: 1, children: [leaf] };
  const answer = await editor.post('/api/gifts', {
    data: {
      title,
      shortDescription: 'Um presente de teste.',
      description: { root: { type: 'root', version: 1, children: [paragraph] } },
      price: 50,
      affiliateLink,
      images: [image],
      categories: [category],
      _status: 'published',
    },
  });
  const body = (await answer.json()) as { doc: { id: number } };
  return body.doc.id;
}

/** Deletes gifts for good, by way of the trash, also while somebody edits them: by a `where` of REST, or one by its id. */
export async function deleteGifts(editor: APIRequestContext, which: number | string) {
  const chosen = typeof which === 'number' ? `where[id][equals]=${which}` : which;
  const where = `${chosen}&overrideLock=true`;
  const deletedAt = new Date(0).toISOString();
  const moved = await editor.patch(`/api/gifts?${where}`, { data: { deletedAt } });
  expect(moved.status(), await moved.text()).toBe(200);
  const deleted = await editor.delete(`/api/gifts?${where}&trash=true`);
  expect(deleted.status(), await deleted.text()).toBe(200);
}

/** Some category, and the picture it shows. */
export async function anyCategory(request: APIRequestContext) {
  const answer = await request.get('/api/categories', { params: { depth: '0', limit: '1' } });
  const { docs } = (await answer.json()) as {
    docs: { id: number; slug: string; name: string; image: number }[];
  };
  const [category] = docs;
  if (category === undefined) throw new Error('the demo catalogue has no category');
  return category;
}

/** A published gift of its own for a test that does not care which category it is in. */
export async function createAnyGift(editor: APIRequestContext, title: string) {
  const category = await anyCategory(editor);
  const id = await createGift(editor, { title, category: category.id, image: category.image });
  return { id, category };
}

/** A first category for an empty catalogue, and the picture it shows. */
export async function createCategory(editor: APIRequestContext, name: string) {
  const image = await create(editor, 'media', {
    multipart: {
      _payload: JSON.stringify({ alt: 'Uma imagem' }),
      file: { name: 'um.webp', mimeType: 'image/webp', buffer: await picture('webp') },
    },
  });
  const words = { description: 'Um grupo.', image };
  const group = await create(editor, 'category-groups', { data: { name: 'Lazer', ...words } });
  const category = await create(editor, 'categories', { data: { name, group, ...words } });
  return { category, image };
}

type Body = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'>;

async function create(editor: APIRequestContext, collection: string, body: Body): Promise<number> {
  const answer = await editor.post(`/api/${collection}`, body);
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number } };
  return doc.id;
}
