import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getGift, listPopularGiftIds } from '@/data/gifts';
import { documentId } from '@/domain/document-id';
import type { GiftDetail } from '@/domain/gift';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { GiftView } from '../gift-view';

export const ensureStatic = 'navigation';
/** Nothing is streamed before it is known whether the gift exists: a missing one must answer 404. */
export const instant = false;

/** Made at build; the others at their first request. */
const PREPARED = 60;
/** An id that no gift has: a static route needs at least one, also in an empty catalogue. */
const NOBODY = '0';

type Context = { params: Promise<{ id: string }> };

export async function generateStaticParams(): Promise<{ id: string }[]> {
  const ids = await listPopularGiftIds(PREPARED);
  return ids.length === 0 ? [{ id: NOBODY }] : ids.map((id) => ({ id: String(id) }));
}

async function readGift(params: Context['params']): Promise<GiftDetail> {
  const id = documentId((await params).id);
  const gift = id === null ? null : await getGift(id);
  return gift ?? notFound();
}

export async function generateMetadata({ params }: Context): Promise<Metadata> {
  const gift = await readGift(params);
  return pageMetadata({
    title: gift.title,
    description: gift.shortDescription,
    path: paths.gift(gift.id),
    image: paths.giftShareImage(gift.id),
  });
}

export default async function GiftRoute({ params }: Context) {
  return <GiftView gift={await readGift(params)} />;
}
