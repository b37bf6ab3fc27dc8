import { notFound } from 'next/navigation';

import { getGift } from '@/data/gifts';
import { documentId } from '@/domain/document-id';
import { giftSource } from '@/lib/gift-source';

import { readSiteFrame } from '../../../site-frame';
import { GiftView } from '../gift-view';
import { readGiftView } from '../read-gift-view';

export { saidByThePage as metadata } from '../said-by-the-page';

type Context = { params: Promise<{ id: string }> };

async function readView(id: number): Promise<string | null> {
  const gift = await getGift(id);
  return gift === null ? null : readGiftView(gift);
}

giftSource.read = async (id) => {
  const [json, frame] = await Promise.all([readView(id), readSiteFrame()]);
  return json === null ? null : { json, frame: JSON.stringify(frame) };
};

export default async function GiftRoute({ params }: Context) {
  const id = documentId((await params).id);
  const json = id === null ? null : await readView(id);
  return json === null ? notFound() : <GiftView json={json} />;
}
