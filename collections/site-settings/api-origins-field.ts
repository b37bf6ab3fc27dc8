import type { TextareaField } from 'payload';

import {
  API_ORIGINS_MAX,
  API_ORIGINS_MAX_CHARACTERS,
  originProblem,
  originsIn,
  tidyOrigins,
} from '@/domain/api-origins';
import { apiOrigins as words } from '@/messages/api-origins';

import { adminsOnlyField } from '../shared/access';

/** Origins whose pages may read the API in a browser. Only admins read the list: whom the site works with is nobody's business. */
export const apiOriginsField: TextareaField = {
  name: 'apiOrigins',
  type: 'textarea',
  label: words.label,
  access: { read: adminsOnlyField },
  admin: { description: words.hint, rows: 4 },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? tidyOrigins(value) : value),
    ],
  },
  validate: (value: unknown) => problemOf(value) ?? true,
};

function problemOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return words.notText;
  if (value.length > API_ORIGINS_MAX_CHARACTERS) return words.tooMany;
  const origins = originsIn(value);
  if (origins.length > API_ORIGINS_MAX) return words.tooMany;
  for (const origin of origins) {
    const problem = originProblem(origin);
    if (problem !== null) return words.wrong(origin, words.problems[problem]);
  }
  return null;
}
