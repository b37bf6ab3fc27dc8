import 'server-only';

import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { createLocalReq } from 'payload';

import type { Gift } from '@payload-types';

import { trialContext, tryWrite } from '@collections/shared/trial-writes';
import { MAX_ID } from '@/domain/document-id';
import type { GiftStatus } from '@/domain/gift-exchange/status';

import type { PreparedRow } from './prepare-rows';

type GiftData = Partial<Record<keyof Gift | 'deletedAt', unknown>>;

type Write = {
  /** The gift that is changed, or null for a new one. */
  id: number | null;
  data: GiftData;
  /** Where it stands now, and where it is to stand. */
  from: GiftStatus | null;
  to: GiftStatus;
  isTrashed: boolean;
};

/** A gift as it is stored now. */
export type Written = Pick<Gift, 'id' | 'updatedAt'>;

/** A request of the editor's own, so that every rule is asked as if the gift came from the panel. */
export function requestOf(
  payload: Payload,
  editor: TypedUser,
  context = {},
): Promise<PayloadRequest> {
  return createLocalReq({ user: editor, context }, payload);
}

/** Writes a gift through the collection, and answers what is stored now. Throws what refuses it. */
export async function writeGift(req: PayloadRequest, write: Write): Promise<Written> {
  const { id, from, to, isTrashed } = write;
  const _status = to === 'published' ? 'published' : 'draft';
  // What visitors see stays as it is while an editor changes a draft, and goes with what is no longer published.
  const isDraft =
    id === null ? to !== 'published' : to === 'changed' || (to === 'draft' && from === 'draft');
  const shared = {
    collection: 'gifts',
    depth: 0,
    draft: isDraft && !isTrashed,
    overrideAccess: false,
    req,
  } as const;
  // The border to Payload's type of a whole gift: the collection says what is missing or wrong.
  const data = { ...write.data, _status } as Gift;
  const { payload } = req;
  const { slug } = write.data;
  const written =
    id === null
      ? await payload.create({
          ...shared,
          data: { ...data, slug: typeof slug === 'string' ? slug : '' },
        })
      : await payload.update({ ...shared, id, data, trash: isTrashed, overrideLock: false });
  return { id: written.id, updatedAt: written.updatedAt };
}

/** What writing a row means for its gift, with pictures by id. */
export function writeOf({ current, change }: PreparedRow, images: number[] | null): Write {
  const isTrashed = current !== null && current.deletedAt !== null;
  return {
    id: current?.doc.id ?? null,
    data: {
      ...change.data,
      ...(images !== null && { images }),
      ...(isTrashed && { deletedAt: null }),
    },
    from: current?.record.status ?? null,
    to: change.status,
    isTrashed,
  };
}

/** Asks the collection what it would say of a row, and stores nothing. Throws what refuses it. */
export async function tryGift(
  payload: Payload,
  editor: TypedUser,
  row: PreparedRow,
): Promise<void> {
  // A picture that is not stored yet has no id: any number that names none stands for it.
  const images =
    row.change.pictures?.map((picture, index) => ('id' in picture ? picture.id : MAX_ID - index)) ??
    null;
  const req = await requestOf(payload, editor, trialContext);
  await tryWrite(() => writeGift(req, writeOf(row, images)));
}
