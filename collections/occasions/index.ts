import type { CollectionConfig } from 'payload';

import { adminsOnly, anyone } from '../shared/access';
import { thumbnailColumn } from '../shared/fields/list-columns';
import { SEARCH_TEXT, searchTextField } from '../shared/fields/search-text-field';
import { searchWithoutAccents } from '../shared/hooks/search-without-accents';
import { createdAtField } from '../shared/fields/created-at-field';
import { imageField } from '../shared/fields/image-field';
import { monthField } from '../shared/fields/month-field';
import { requiredText, requiredTextarea } from '../shared/fields/required-text';
import { slugField } from '../shared/fields/slug-field';
import { viewOnSiteField } from '../shared/fields/view-on-site-field';
import { messages } from '@/messages';
import { UNSAVED_WORK } from '../shared/unsaved-work';

const { imageMissing, missing, slugTaken } = messages.editing;

export const Occasions: CollectionConfig = {
  slug: 'occasions',
  labels: { singular: 'Ocasião', plural: 'Ocasiões' },
  enableQueryPresets: true,
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'thumbnail', 'group', 'month'],
    listSearchableFields: [SEARCH_TEXT],
    components: { edit: { beforeDocumentControls: [UNSAVED_WORK] } },
  },
  defaultSort: 'name',
  access: { create: adminsOnly, read: anyone, update: adminsOnly, delete: adminsOnly },
  fields: [
    requiredText({ name: 'name', label: 'Nome', message: missing.name }),
    viewOnSiteField('occasion'),
    slugField({ from: 'name', taken: slugTaken }),
    { name: 'shortDescription', type: 'text', label: 'Descrição curta', maxLength: 300 },
    requiredTextarea({
      name: 'description',
      label: 'Descrição',
      message: missing.description,
      description: 'Uma linha em branco separa os parágrafos.',
    }),
    imageField({ message: imageMissing.occasion }),
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'occasion-groups',
      label: 'Grupo',
      index: true,
    },
    monthField({ required: true }),
    thumbnailColumn('image'),
    searchTextField,
    createdAtField,
  ],
  hooks: { beforeOperation: [searchWithoutAccents] },
};
