import type { Field } from 'payload';

import { messages } from '@/messages';

import { createdAtField } from './created-at-field';
import { imageField } from './image-field';
import { requiredText, requiredTextarea } from './required-text';
import { slugField } from './slug-field';

const message = messages.admin.fieldsRequired;

/** What category groups and occasion groups have in common: name, description and image are required. */
export const groupFields: Field[] = [
  requiredText({ name: 'name', label: 'Nome', message }),
  slugField({ from: 'name' }),
  requiredTextarea({ name: 'description', label: 'Descrição', message }),
  imageField({ message: messages.admin.groupImageRequired }),
  createdAtField,
];

export const shortDescriptionField: Field = {
  name: 'shortDescription',
  type: 'text',
  label: 'Descrição curta',
  maxLength: 300,
};
