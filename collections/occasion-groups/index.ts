import { messages } from '@/messages';

import { groupCollection } from '../shared/group-collection';

export const OccasionGroups = groupCollection({
  slug: 'occasion-groups',
  labels: { singular: 'Grupo de ocasiões', plural: 'Grupos de ocasiões' },
  members: 'occasions',
  taken: messages.editing.occasionGroupTaken,
});
