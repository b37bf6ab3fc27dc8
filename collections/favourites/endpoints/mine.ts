import type { Endpoint } from 'payload';

import { readFavourites } from '../store';
import { personal, signedInHandler } from './signed-in';

export const mineEndpoint: Endpoint = {
  path: '/mine',
  method: 'get',
  handler: signedInHandler(async ({ payload }, userId) =>
    personal({ docs: await readFavourites(payload, userId) }),
  ),
};
