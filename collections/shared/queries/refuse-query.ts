import { APIError } from 'payload';

import { messages } from '@/messages';

/** Refuses a query with 400, by the parameter that is at fault and what would be right. */
export function refuseQuery(parameter: string, expected: string): never {
  // The client's own text, shortened to what is enough to recognise it.
  const message = messages.rest.badParameter(parameter.slice(0, 100), expected);
  throw new APIError(message, 400, null, true);
}
