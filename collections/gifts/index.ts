import type { CollectionConfig } from 'payload';

import { adminsOnly, publishedOrAdmin } from '../shared/access';
import { UNSAVED_WORK } from '../shared/unsaved-work';
import { exportEndpoint } from './endpoints/export';
import { giftFields } from './fields';
import { readPrices } from './hooks/read-prices';
import { renderDescription } from './hooks/render-description';

export const Gifts: CollectionConfig = {
  slug: 'gifts',
  labels: { singular: 'Presente', plural: 'Presentes' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'categories', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    components: {
      beforeListTable: ['/src/app/(payload)/components/exchange/export-gifts#ExportGifts'],
      edit: {
        beforeDocumentControls: [
          '/src/app/(payload)/components/gift/missing-count#MissingCount',
          UNSAVED_WORK,
        ],
        PublishButton: '/src/app/(payload)/components/gift/publish-gift-button#PublishGiftButton',
      },
    },
  },
  defaultSort: '-createdAt',
  access: {
    create: adminsOnly,
    read: publishedOrAdmin,
    readVersions: adminsOnly,
    update: adminsOnly,
    delete: adminsOnly,
  },
  endpoints: [exportEndpoint],
  // What a draft has is validated as in a published gift; what it may lack is said by its fields.
  versions: { drafts: { validate: true }, maxPerDoc: 30 },
  fields: giftFields,
  hooks: {
    beforeOperation: [readPrices],
    beforeChange: [renderDescription],
  },
};
