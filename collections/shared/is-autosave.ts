import type { PayloadRequest } from 'payload';

/** Whether a request saves a draft by itself, without its editor asking. Payload may have turned the parameter into a boolean. */
export function isAutosave({ query }: Pick<PayloadRequest, 'query'>): boolean {
  return String(query.autosave) === 'true';
}
