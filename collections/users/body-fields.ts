import { z } from 'zod';

import { looksLikeEmail, normaliseEmail } from '@/domain/email';
import { NAME_MAX_CHARACTERS } from '@/domain/limits';
import { passwordProblem } from '@/domain/password-rules';
import { messages } from '@/messages';

const words = messages.errors.field;

/** A text in which `problemOf` finds no problem; anything but a text is reported as missing. */
function text(problemOf: (text: string) => string | null) {
  return z.unknown().transform((value, context): string => {
    const given = typeof value === 'string' ? value : '';
    const message = given.trim() === '' ? words.required : problemOf(given);
    if (message === null) return given;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** What bodies of account requests are made of, each with its message in Portuguese. */
export const bodyFields = {
  /** In the form in which addresses are stored. */
  email: text((given) => (looksLikeEmail(given) ? null : words.email)).transform(normaliseEmail),
  newPassword: text(passwordProblem),
  anyText: text(() => null),
  /** An empty one counts as absent. */
  name: z
    .unknown()
    .transform((value, context): string | undefined => {
      if (value === undefined || value === null) return undefined;
      const given = typeof value === 'string' ? value.trim() : null;
      if (given !== null && Array.from(given).length <= NAME_MAX_CHARACTERS) {
        return given === '' ? undefined : given;
      }
      const message =
        given === null ? messages.errors.api.badValue('name') : words.tooLong(NAME_MAX_CHARACTERS);
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
} as const;
