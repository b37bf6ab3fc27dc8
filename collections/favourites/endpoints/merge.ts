import type { Endpoint } from 'payload';
import { z } from 'zod';

import { LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';

import { idInBody } from '../../shared/id-in-body';
import { readBody } from '../../shared/read-body';
import { mergeFavourites, readFavourites } from '../store';
import { personal, signedInHandler } from './signed-in';

const Body = z.strictObject({
  /** The newest first. */
  gifts: z
    .array(z.strictObject({ gift: idInBody, category: idInBody.nullish() }))
    .max(LOCAL_FAVOURITES_LIMIT),
});

/** Adds the favourites that a browser stored while nobody was signed in. Safe to repeat. */
export const mergeEndpoint: Endpoint = {
  path: '/merge',
  method: 'post',
  handler: signedInHandler(async (req, userId) => {
    const read = await readBody(req, Body);
    if (!read.ok) return read.refusal;
    const added = await mergeFavourites(req, userId, read.body.gifts);
    return personal({ docs: await readFavourites(req.payload, userId), added });
  }),
};
