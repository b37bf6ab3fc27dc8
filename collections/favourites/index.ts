import type { CollectionConfig } from 'payload';

import { nobody, ownOnly, signedIn } from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { ownerField } from '../shared/fields/owner-field';
import { rejectUnknownFields } from '../shared/hooks/reject-unknown-fields';

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
  fields: [
    ownerField,
    {
      name: 'gift',
      type: 'relationship',
      relationTo: 'gifts',
      label: 'Presente',
      required: true,
      index: true,
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: 'Categoria de onde foi favoritado',
    },
    createdAtField,
  ],
  hooks: { beforeOperation: [rejectUnknownFields] },
};
