import type { CollectionConfig } from 'payload';

import { adminsOnly, anyone } from '../shared/access';
import { groupFields, shortDescriptionField } from '../shared/fields/group-fields';
import { refuseWhileInUse } from '../shared/hooks/refuse-while-in-use';

export const CategoryGroups: CollectionConfig = {
  slug: 'category-groups',
  labels: { singular: 'Grupo de categorias', plural: 'Grupos de categorias' },
  admin: {
    group: 'Catálogo',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'createdAt'],
  },
  defaultSort: 'name',
  access: { create: adminsOnly, read: anyone, update: adminsOnly, delete: adminsOnly },
  fields: [...groupFields, shortDescriptionField],
  hooks: {
    beforeDelete: [refuseWhileInUse('Este grupo', [{ collection: 'categories', field: 'group' }])],
  },
};
