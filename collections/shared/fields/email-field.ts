import type { TextField } from 'payload';

import { looksLikeEmail, normaliseEmail } from '@/domain/email';

const MAX_CHARACTERS = 254;

type Options = {
  /** What the person reads when it is not an address. */
  message: string;
  unique?: boolean;
};

/** An e-mail address that somebody without an account gives; stored in its normal form. */
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
