import { headers } from 'next/headers';
import { notFound } from 'next/navigation';

import { getGiftPreview } from '@/data/gift-preview';
import { documentId } from '@/domain/document-id';

import { GiftView } from '../../../../../(site)/presente/gift-view';
import { readGiftView } from '../../../../../(site)/presente/read-gift-view';
import { RefreshOnSave } from '../../refresh-on-save';

type Context = { params: Promise<{ id: string }> };

/** A gift's page with what its newest draft says, made anew whenever the form beside it is saved. Others find nothing. */
export default async function GiftPreviewRoute({ params }: Context) {
  const id = documentId((await params).id);
  const gift = id === null ? null : await getGiftPreview(id, await headers());
  if (gift === null) notFound();
  return (
    <>
      <RefreshOnSave />
      <GiftView json={await readGiftView(gift)} />
    </>
  );
}
