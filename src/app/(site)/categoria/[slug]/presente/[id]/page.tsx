import { notFound, redirect } from 'next/navigation';

import { getGift } from '@/data/gifts';
import { listSlugs } from '@/data/terms';
import { documentId } from '@/domain/document-id';
import type { GiftDetail, TaxonomyLink } from '@/domain/gift';
import { paths } from '@/lib/paths';

import { GiftView } from '../../../../presente/gift-view';
import { readGiftView } from '../../../../presente/read-gift-view';
import { redirectMoved } from '../../../../scopes';

export { saidByThePage as metadata } from '../../../../presente/said-by-the-page';

type Params = { slug: string; id: string };
type Context = { params: Promise<Params> };

async function readGift(
  params: Context['params'],
): Promise<{ gift: GiftDetail; category: TaxonomyLink }> {
  const { slug, id: text } = await params;
  const id = documentId(text);
  const gift = id === null ? null : await getGift(id);
  if (gift === null) notFound();
  const category = gift.categories.find((candidate) => candidate.slug === slug);
  if (category !== undefined) return { gift, category };
  // Not for good: the gift may come back to the category.
  if ((await listSlugs('category')).includes(slug)) redirect(paths.gift(gift.id));
  return redirectMoved('category', slug, (moved) => paths.categoryGift(moved, gift.id));
}

export default async function CategoryGiftRoute({ params }: Context) {
  const { gift, category } = await readGift(params);
  return <GiftView json={await readGiftView(gift, category)} />;
}
