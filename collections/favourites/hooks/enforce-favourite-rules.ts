import type { CollectionBeforeChangeHook } from 'payload';
import { APIError, ValidationError } from 'payload';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

import { readStanding } from '../store';

const words = messages.favourites;
const CONFLICT = 409;

/** Payload's own endpoints refuse what ours refuse: gifts that are not published, and more than the limit. */
export const enforceFavouriteRules: CollectionBeforeChangeHook = async ({ data, req }) => {
  const user = documentId(data.user);
  const gift = documentId(data.gift);
  // Of a wrong id the field itself says what is wrong.
  if (user == null || gift == null) return data;
  const { isGift, isFavourite, isFull } = await readStanding(req, user, { gift });
  if (!isGift || isFavourite) {
    const message = isFavourite ? words.already : words.giftUnavailable;
    const errors = [{ path: 'gift', message }];
    throw new ValidationError({ collection: 'favourites', errors, req }, req.t);
  }
  if (isFull) throw new APIError(words.full, CONFLICT, null, true);
  return data;
};
