import { groupCollection } from '../shared/group-collection';
import { refuseTakenSlug } from './hooks/refuse-taken-slug';

export const OccasionGroups = groupCollection({
  slug: 'occasion-groups',
  labels: { singular: 'Grupo de ocasiões', plural: 'Grupos de ocasiões' },
  members: 'occasions',
  hooks: { beforeChange: [refuseTakenSlug] },
});
