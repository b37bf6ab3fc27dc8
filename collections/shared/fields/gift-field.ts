import type { RelationshipField } from 'payload';

/** The gift that a document of somebody is about. */
export const giftField: RelationshipField = {
  name: 'gift',
  type: 'relationship',
  relationTo: 'gifts',
  label: 'Presente',
  required: true,
  index: true,
};
