import type { TextareaField, TextField } from 'payload';

import { messages } from '@/messages';

import { completeUnlessDraft } from './complete-unless-draft';

type Options = {
  name: string;
  label: string;
  /** The message when it is missing. */
  message: string;
  maxLength?: number;
  description?: string;
  /** A draft may do without it. */
  draftMayLackIt?: boolean;
};

/** A one-line text which may not be blank. */
export function requiredText({ maxLength = 200, ...options }: Options): TextField {
  return { ...requiredField({ ...options, maxLength }), type: 'text' };
}

/** A text of several lines which may not be blank. */
export function requiredTextarea({ maxLength = 5000, ...options }: Options): TextareaField {
  return { ...requiredField({ ...options, maxLength }), type: 'textarea' };
}

function requiredField(options: Options & { maxLength: number }) {
  const { name, label, maxLength, description, draftMayLackIt = false } = options;
  const problemOf = (value: unknown) => textProblem(value, options);
  return {
    name,
    label,
    required: true,
    maxLength,
    admin: { description },
    validate: draftMayLackIt
      ? completeUnlessDraft(problemOf)
      : (value: unknown) => problemOf(value) ?? true,
  };
}

/** Why `value` cannot be the text of a required field, or null. */
export function textProblem(
  value: unknown,
  { label, message, maxLength }: { label: string; message: string; maxLength: number },
): string | null {
  if (typeof value !== 'string' || value.trim() === '') return message;
  return value.length > maxLength ? messages.admin.tooLong(label, maxLength) : null;
}
