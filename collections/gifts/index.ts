import type { CollectionConfig } from 'payload';

import { adminsOnly, publishedOrAdmin, trashedByAdmins } from '../shared/access';
import { UNSAVED_WORK } from '../shared/unsaved-work';
import { exportEndpoint } from './endpoints/export';
import { SEARCH_TEXT } from '../shared/fields/search-text-field';
import { searchWithoutAccents } from '../shared/hooks/search-without-accents';
import { giftFields } from './fields';
import { takeCounterSort } from './find/counter-sorts';
import { keepLock } from './hooks/keep-lock';
import { readPrices } from './hooks/read-prices';
import { renderDescription } from './hooks/render-description';
import { unpublishInTrash } from './hooks/unpublish-in-trash';
import { giftPreview } from './preview';

/** After the last key: long enough to finish a word, short enough that the preview follows. */
const AUTOSAVE_INTERVAL_MS = 1_500;

export const Gifts: CollectionConfig = {
  slug: 'gifts',
  labels: { singular: 'Presente', plural: 'Presentes' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: [
      ...['title', 'thumbnail', '_status', 'price'],
      ...['detailViews', 'affiliateClicks', 'averageRating', 'updatedAt'],
    ],
    listSearchableFields: [SEARCH_TEXT],
    ...giftPreview,
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
    delete: trashedByAdmins,
  },
  endpoints: [exportEndpoint],
  versions: {
    drafts: {
      // What a draft has is validated as in a published gift; what it may lack is said by its fields.
      validate: true,
      autosave: { interval: AUTOSAVE_INTERVAL_MS, showSaveDraftButton: true },
      schedulePublish: { timeFormat: 'HH:mm' },
    },
    maxPerDoc: 30,
  },
  trash: true,
  enableQueryPresets: true,
  fields: giftFields,
  hooks: {
    afterChange: [keepLock],
    beforeOperation: [searchWithoutAccents, readPrices, takeCounterSort],
    beforeChange: [unpublishInTrash, renderDescription],
  },
};
