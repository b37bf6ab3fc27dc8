import { notFound } from 'next/navigation';

import { getGift } from '@/data/gifts';
import { documentId } from '@/domain/document-id';

import { GiftView } from '../gift-view';
import { readGiftView } from '../read-gift-view';

export { saidByThePage as metadata } from '../said-by-the-page';

type Context = { params: Promise<{ id: string }> };

export default async function GiftRoute({ params }: Context) {
  const id = documentId((await params).id);
  const gift = id === null ? null : await getGift(id);
  return gift === null ? notFound() : <GiftView json={await readGiftView(gift)} />;
}
