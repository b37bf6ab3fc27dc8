import { messages } from '@/messages';

import { groupCollection } from '../shared/group-collection';

export const CategoryGroups = groupCollection({
  slug: 'category-groups',
  labels: { singular: 'Grupo de categorias', plural: 'Grupos de categorias' },
  members: 'categories',
  taken: messages.editing.categoryGroupTaken,
});
