import { APIError } from 'payload';

import { messages } from '@/messages';

/** Refuses a query with 400, by the parameter that is at fault and what would be right. */
export function refuseQuery(parameter: string, expected: string): never {
  // Whatever stands there came from outside: enough of it to be recognised.
  const message = messages.rest.badParameter(parameter.slice(0, 100), expected);
  throw new APIError(message, 400, null, true);
}
