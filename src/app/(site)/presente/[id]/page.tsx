import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getGift, listPopularGiftIds } from '@/data/gifts';
import { documentId } from '@/domain/document-id';
import type { GiftDetail } from '@/domain/gift';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { GiftView } from '../gift-view';

export const ensureStatic = 'navigation';
/** Nothing is shown before it is known whether there is such a gift: a missing one must answer 404. */
export const instant = false;

/** Ready before the first visitor asks; the others are made when somebody does. */
const PREPARED = 60;
/** Nobody's id: a static route needs at least one, and an empty catalogue has none to offer. */
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
