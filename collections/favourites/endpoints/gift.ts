import type { Endpoint } from 'payload';
import { z } from 'zod';

import { documentId } from '@/domain/document-id';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { idInBody } from '../../shared/id-in-body';
import { readBody } from '../../shared/read-body';
import { addFavourite, type Addition, removeFavourite } from '../store';
import { personal, signedInHandler } from './signed-in';

const path = '/gift/:id';
const words = messages.favourites;

const Body = z.strictObject({ category: idInBody.nullish() });

const REFUSALS: Record<Exclude<Addition, 'added' | 'already'>, () => Response> = {
  'no-gift': absent,
  'no-category': () => problem(400, [{ message: words.categoryUnknown, field: 'category' }]),
  full: () => problem(409, [{ message: words.full }]),
};

/** Makes the gift a favourite, whether or not it was one. */
const put: Endpoint = {
  path,
  method: 'put',
  handler: signedInHandler(async (req, userId) => {
    const gift = documentId(req.routeParams?.id);
    if (gift == null) return absent();
    const read = hasBody(req.headers)
      ? await readBody(req, Body)
      : { ok: true as const, body: { category: null } };
    if (!read.ok) return read.refusal;
    const result = await addFavourite(req, userId, { gift, category: read.body.category });
    if (result === 'added') return personal({ favourite: true });
    if (result === 'already') return personal({ favourite: true, already: true });
    return REFUSALS[result]();
  }),
};

/** Makes the gift no favourite, whether or not it was one. */
const remove: Endpoint = {
  path,
  method: 'delete',
  handler: signedInHandler(async (req, userId) => {
    const gift = documentId(req.routeParams?.id);
    if (gift == null) return absent();
    await removeFavourite(req.payload, userId, gift);
    return personal({ favourite: false });
  }),
};

export const giftEndpoints = [put, remove];

function absent(): Response {
  return problem(404, [{ message: messages.errors.api.notFound }]);
}

function hasBody(headers: Headers): boolean {
  const length = headers.get('content-length');
  return length == null ? headers.has('transfer-encoding') : length !== '0';
}
