import type { Field } from 'payload';

import { messages } from '@/messages';

import { adminsOnlyField } from '../shared/access';

const words = messages.reviews;

/** How admins hide a review. Its author can read that it is hidden; the reason is for admins only. */
export const moderationFields: Field[] = [
  {
    name: 'hidden',
    type: 'checkbox',
    label: 'Escondida',
    defaultValue: false,
    access: { create: adminsOnlyField, update: adminsOnlyField },
    admin: {
      position: 'sidebar',
      description:
        'Escondida, a avaliação some do site e deixa de contar na nota. Quem a escreveu ainda a vê.',
    },
  },
  {
    name: 'hiddenReason',
    type: 'text',
    label: 'Por que foi escondida',
    maxLength: 300,
    access: { create: adminsOnlyField, read: adminsOnlyField, update: adminsOnlyField },
    admin: {
      position: 'sidebar',
      condition: (data) => data.hidden === true,
      description: 'Só administradores leem isto.',
    },
    validate: (value: unknown, { data }: { data: object }) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (text.length > 300) return messages.errors.field.tooLong(300);
      const isHidden = 'hidden' in data && data.hidden === true;
      return !isHidden || text !== '' || words.hiddenReasonRequired;
    },
  },
];
