import type { CollectionConfig } from 'payload';

import { messages } from '@/messages';

import { nobody, ownOnly, signedIn } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { giftField } from '../shared/fields/gift-field';
import { ownerField } from '../shared/fields/owner-field';
import { giftEndpoints } from './endpoints/gift';
import { mergeEndpoint } from './endpoints/merge';
import { mineEndpoint } from './endpoints/mine';
import { throttleWrites } from '../shared/hooks/throttle-writes';
import { FAVOURITES_THROTTLE } from './endpoints/signed-in';
import { enforceFavouriteRules } from './hooks/enforce-favourite-rules';

export const Favourites: CollectionConfig = {
  slug: 'favourites',
  labels: { singular: 'Favorito', plural: 'Favoritos' },
  admin: { group: 'Pessoas', hidden: true },
  indexes: [{ fields: ['user', 'gift'], unique: true }],
  access: {
    create: signedIn,
    read: ownOnly('user'),
    update: nobody,
    delete: ownOnly('user'),
  },
  custom: { loginRequired: messages.favourites.loginPrompt },
  endpoints: [mineEndpoint, mergeEndpoint, ...giftEndpoints],
  fields: [
    ownerField,
    giftField,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Categoria de onde foi favoritado',
    },
    createdAtField,
  ],
  hooks: {
    beforeOperation: [throttleWrites(FAVOURITES_THROTTLE)],
    beforeChange: [enforceFavouriteRules],
  },
};
