import type { TextField } from 'payload';

import { EMAIL_MAX_LENGTH, looksLikeEmail, normaliseEmail } from '@/domain/email';

type Options = {
  name?: string;
  label?: string;
  /** The message for a text that is no e-mail address. */
  message: string;
  unique?: boolean;
};

/** An e-mail address that is not an account's; stored in its normal form. */
export function emailField(options: Options): TextField {
  const { name = 'email', label = 'E-mail', message, unique = false } = options;
  return {
    name,
    type: 'text',
    label,
    required: true,
    ...(unique ? { unique, index: true } : {}),
    maxLength: EMAIL_MAX_LENGTH,
    hooks: { beforeValidate: [normalise] },
    validate: (value: unknown) =>
      (typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && looksLikeEmail(value)) ||
      message,
  };
}

function normalise({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? normaliseEmail(value) : value;
}
