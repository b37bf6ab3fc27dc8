import type { Field } from 'payload';

import { messages } from '@/messages';

import { createdAtField } from './created-at-field';
import { imageField } from './image-field';
import { requiredText, requiredTextarea } from './required-text';
import { slugField } from './slug-field';

const { imageMissing, missing } = messages.editing;

/** What category groups and occasion groups have in common: name, description and image are required. */
export function groupFields(options: {
  /** The message for a name whose slug another group has. */
  taken: string;
}): Field[] {
  return [
    requiredText({ name: 'name', label: 'Nome', message: missing.name }),
    slugField({ from: 'name', ...options }),
    requiredTextarea({ name: 'description', label: 'Descrição', message: missing.description }),
    imageField({ message: imageMissing.group }),
    createdAtField,
  ];
}

export const shortDescriptionField: Field = {
  name: 'shortDescription',
  type: 'text',
  label: 'Descrição curta',
  maxLength: 300,
};
