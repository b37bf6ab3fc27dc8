import type { CollectionConfig } from 'payload';

import { adminsOnly, anyone } from '../shared/access';
import { groupFields, shortDescriptionField } from '../shared/fields/group-fields';
import { refuseWhileInUse } from '../shared/hooks/refuse-while-in-use';
import { refuseTakenSlug } from './hooks/refuse-taken-slug';

export const OccasionGroups: CollectionConfig = {
  slug: 'occasion-groups',
  labels: { singular: 'Grupo de ocasiões', plural: 'Grupos de ocasiões' },
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
    beforeChange: [refuseTakenSlug],
    beforeDelete: [refuseWhileInUse('Este grupo', [{ collection: 'occasions', field: 'group' }])],
  },
};
