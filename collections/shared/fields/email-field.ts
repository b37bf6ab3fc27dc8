import type { TextField } from 'payload';

import { looksLikeEmail, normaliseEmail } from '@/domain/email';

const MAX_CHARACTERS = 254;

type Options = {
  /** The message for a text that is no e-mail address. */
  message: string;
  unique?: boolean;
};

/** An e-mail address given without an account; stored in its normal form. */
export function emailField({ message, unique = false }: Options): TextField {
  return {
    name: 'email',
    type: 'text',
    label: 'E-mail',
    required: true,
    ...(unique ? { unique, index: true } : {}),
    maxLength: MAX_CHARACTERS,
    hooks: { beforeValidate: [normalise] },
    validate: (value: unknown) =>
      (typeof value === 'string' && value.length <= MAX_CHARACTERS && looksLikeEmail(value)) ||
      message,
  };
}

function normalise({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? normaliseEmail(value) : value;
}
