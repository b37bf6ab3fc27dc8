import type { CollectionConfig, CollectionSlug } from 'payload';

import { messages } from '@/messages';

import { adminsOnly, anyone } from './access';
import { groupFields, shortDescriptionField } from './fields/group-fields';
import { thumbnailColumn } from './fields/list-columns';
import { SEARCH_TEXT, searchTextField } from './fields/search-text-field';
import { searchWithoutAccents } from './hooks/search-without-accents';
import { refuseWhileInUse } from './hooks/refuse-while-in-use';
import { UNSAVED_WORK } from './unsaved-work';

type GroupCollection = Pick<CollectionConfig, 'labels'> & {
  slug: CollectionSlug;
  /** The collection whose documents are in such groups. */
  members: 'categories' | 'occasions';
  /** The message for a name whose slug another group has. */
  taken: string;
};

/** A collection of groups that editors put categories or occasions into. */
export function groupCollection({ members, taken, ...rest }: GroupCollection): CollectionConfig {
  return {
    ...rest,
    admin: {
      group: 'Catálogo',
      hideAPIURL: true,
      useAsTitle: 'name',
      defaultColumns: ['name', 'thumbnail', 'slug', 'createdAt'],
      listSearchableFields: [SEARCH_TEXT],
      components: { edit: { beforeDocumentControls: [UNSAVED_WORK] } },
    },
    defaultSort: 'name',
    access: { create: adminsOnly, read: anyone, update: adminsOnly, delete: adminsOnly },
    fields: [
      ...groupFields({ taken }),
      shortDescriptionField,
      thumbnailColumn('image'),
      searchTextField,
    ],
    hooks: {
      beforeOperation: [searchWithoutAccents],
      beforeDelete: [
        refuseWhileInUse(messages.admin.thisGroup, [{ collection: members, field: 'group' }]),
      ],
    },
  };
}
