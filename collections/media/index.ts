import type { CollectionConfig } from 'payload';

import { messages } from '@/messages';

import { adminsOnly, adminsOnlyField, anyone, nobodyField } from '../shared/access';
import { SEARCH_TEXT, searchTextField } from '../shared/fields/search-text-field';
import { searchWithoutAccents } from '../shared/hooks/search-without-accents';
import { createdAtField } from '../shared/fields/created-at-field';
import { refuseWhileInUse } from '../shared/hooks/refuse-while-in-use';
import { altField } from './alt-field';
import { fileReasonField } from './file-reason-field';
import { unusedEndpoints } from './endpoints/unused';
import { uploadEndpoint } from './endpoints/upload';
import { checkImage } from './hooks/check-image';
import { measureColor } from './hooks/measure-color';
import { chooseFolder, placeFile } from './hooks/place-upload';
import { removeSizesWithDocument, storeSizes } from './hooks/store-sizes';
import { stripMetadata } from './hooks/strip-metadata';
import { takeFocalPoint } from './hooks/take-focal-point';
import { prefixField } from './prefix-field';
import { sizesFields } from './sizes/sizes-fields';
import { sizeName, sizesOf } from './sizes/sizes-of';
import { UNSAVED_WORK } from '../shared/unsaved-work';

/** Wide enough for the panel's lists on a sharp screen. */
const PANEL_THUMBNAIL = sizeName('webp', 256);

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Imagem', plural: 'Imagens' },
  enableQueryPresets: true,
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    defaultColumns: ['filename', 'alt', 'filesize', 'createdAt'],
    components: {
      edit: { beforeDocumentControls: [UNSAVED_WORK] },
      beforeListTable: ['/src/app/(payload)/components/media/unused-media#UnusedMedia'],
    },
    listSearchableFields: [SEARCH_TEXT],
  },
  access: { create: adminsOnly, read: anyone, update: adminsOnly, delete: adminsOnly },
  disableDuplicate: true,
  endpoints: [uploadEndpoint, ...unusedEndpoints],
  upload: {
    filenameCompoundIndex: ['filename', 'prefix'],
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    pasteURL: false,
    crop: false,
    // Where a card that is not of the picture's shape keeps it whole.
    focalPoint: true,
    displayPreview: true,
    adminThumbnail: ({ doc }) => sizesOf(doc)?.[PANEL_THUMBNAIL]?.url ?? null,
  },
  fields: [
    altField,
    // Payload's own field, which it names in English.
    { name: 'mimeType', type: 'text', label: 'Tipo do arquivo' },
    {
      name: 'color',
      type: 'text',
      label: 'Cor média',
      admin: { readOnly: true, description: 'Aparece no lugar da imagem enquanto ela carrega.' },
      access: { create: nobodyField, update: nobodyField },
    },
    {
      // Where an import fetched the file, so that the next one finds it here.
      name: 'sourceUrl',
      type: 'text',
      index: true,
      maxLength: 2000,
      admin: { hidden: true },
      access: { create: adminsOnlyField, read: adminsOnlyField, update: nobodyField },
    },
    prefixField,
    fileReasonField,
    ...sizesFields,
    searchTextField,
    createdAtField,
  ],
  // What stores and removes files must know them, whatever a request has selected.
  forceSelect: {
    filename: true,
    prefix: true,
    _objectKey: true,
    mimeType: true,
    width: true,
    height: true,
    sizesKey: true,
    sizesAvif: true,
    sizes: true,
  },
  hooks: {
    beforeOperation: [searchWithoutAccents, stripMetadata, takeFocalPoint, chooseFolder],
    beforeValidate: [checkImage],
    beforeChange: [placeFile, measureColor, storeSizes],
    afterDelete: [removeSizesWithDocument],
    beforeDelete: [
      refuseWhileInUse(messages.admin.thisImage, [
        { collection: 'gifts', field: 'images' },
        { collection: 'categories', field: 'image' },
        { collection: 'occasions', field: 'image' },
        { collection: 'category-groups', field: 'image' },
        { collection: 'occasion-groups', field: 'image' },
      ]),
    ],
  },
};
