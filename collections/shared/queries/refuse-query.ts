import { APIError } from 'payload';

import { messages } from '@/messages';

/** More of the client's own text than this is not needed to recognise it. */
const MOST_CHARACTERS = 100;

/** Refuses a query with 400, by the parameter that is at fault and what would be right. */
export function refuseQuery(parameter: string, expected: string): never {
  const field = parameter.slice(0, MOST_CHARACTERS);
  throw new APIError(messages.rest.badParameter(field, expected), 400, { field }, true);
}
