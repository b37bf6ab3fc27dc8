import type { TextareaField, TextField } from 'payload';

import { messages } from '@/messages';

type Options = {
  name: string;
  label: string;
  /** The message when it is missing. */
  message: string;
  maxLength?: number;
  description?: string;
};

/** A one-line text which may not be blank. */
export function requiredText(options: Options): TextField {
  const { name, label, maxLength = 200, description } = options;
  return {
    name,
    type: 'text',
    label,
    required: true,
    maxLength,
    admin: { description },
    validate: (value: unknown) => textProblem(value, { ...options, maxLength }) ?? true,
  };
}

/** A text of several lines which may not be blank. */
export function requiredTextarea(options: Options): TextareaField {
  const { name, label, maxLength = 5000, description } = options;
  return {
    name,
    type: 'textarea',
    label,
    required: true,
    maxLength,
    admin: { description },
    validate: (value: unknown) => textProblem(value, { ...options, maxLength }) ?? true,
  };
}

function textProblem(value: unknown, options: Options & { maxLength: number }): string | null {
  if (typeof value !== 'string' || value.trim() === '') return options.message;
  if (value.length > options.maxLength) {
    return messages.admin.tooLong(options.label, options.maxLength);
  }
  return null;
}
