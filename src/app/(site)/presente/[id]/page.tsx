import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { getGift } from '@/data/gifts';
import { documentId } from '@/domain/document-id';
import type { GiftDetail } from '@/domain/gift';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';

import { GiftView } from '../gift-view';

type Context = { params: Promise<{ id: string }> };

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
