import type { TextField } from 'payload';

import { messages } from '@/messages';
import { campaigns as words } from '@/messages/campaigns';

import { trimText } from '../shared/hooks/trim-text';

type Options = {
  name: string;
  label: string;
  maxLength: number;
  required?: string;
  description: string;
};

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** A text that becomes part of a mail's head: one line, without the characters that could begin another. */
export function lineField({ required, description, ...options }: Options): TextField {
  const { label, maxLength } = options;
  return {
    ...options,
    type: 'text',
    required: required !== undefined,
    admin: { description },
    hooks: { beforeValidate: [trimText] },
    validate: (value: unknown) => {
      if (value == null || value === '') return required ?? true;
      if (typeof value !== 'string') return messages.rest.badValue;
      if (value.length > maxLength) return messages.admin.tooLong(label, maxLength);
      return !CONTROL.test(value) || words.oneLine(label);
    },
  };
}
