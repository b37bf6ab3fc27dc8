import 'server-only';

import type { TaxonomyLink } from '@/domain/gift';
import { withGifts } from '@/domain/with-gifts';

import { getCatalogue } from './catalogue';

/** The categories with the most published gifts, the fullest first, as links. */
export async function listFullestCategories(limit: number): Promise<TaxonomyLink[]> {
  const { categories } = await getCatalogue();
  return withGifts(categories)
    .toSorted((a, b) => b.giftCount - a.giftCount)
    .slice(0, limit)
    .map(({ id, name, slug }) => ({ id, name, slug }));
}
