import { type APIRequestContext, expect } from '@playwright/test';

export type ListedGift = { id: number; title: string; affiliateLink: string };
export type Listing = { docs: ListedGift[]; total: number; hasMore: boolean };

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

type GiftDraft = { title: string; category: number; image: number };

/** A published gift of its own for a test that changes it. */
export async function createGift(
  editor: APIRequestContext,
  { title, category, image }: GiftDraft,
): Promise<number> {
  const leaf = { type: 'text', version: 1, text: 'Uma descrição.', format: 0, mode: 'normal' };
  const paragraph = { type: 'paragraph', version: 1, children: [leaf] };
  const answer = await editor.post('/api/gifts', {
    data: {
      title,
      shortDescription: 'Um presente de teste.',
      description: { root: { type: 'root', version: 1, children: [paragraph] } },
      price: 50,
      affiliateLink: 'https://loja.example.com/presente',
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
