import { UNAVAILABLE_CODE } from '@/domain/graphql-limits';
import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { isUnavailable } from '@/lib/is-unavailable';
import { property } from '@/lib/property';
import { unavailabilityCount } from '@/lib/unavailability';
import { messages } from '@/messages';

import { graphqlRefusal } from './graphql-refusal';

const RETRY = { 'Retry-After': String(RETRY_AFTER_SECONDS) };

/**
 * Payload reads the user before it executes anything. When the database is unavailable, that failure is thrown where
 * the user is first accessed, and graphql-http answers a bare 500 without its reason.
 */
export async function executeOrRefuse(
  execute: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const before = unavailabilityCount();
  try {
    const answer = await execute(request);
    return answer.status >= 500 && unavailabilityCount() > before ? refuse() : answer;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refuse();
  }
}

function refuse(): Response {
  const message = messages.errors.api.unavailable;
  return graphqlRefusal({ status: 503, code: UNAVAILABLE_CODE, message }, RETRY);
}

/** Whether every field failed because the database was unavailable. */
export function isWhollyUnavailable(body: unknown): boolean {
  const errors = property(body, 'errors');
  if (!Array.isArray(errors)) return false;
  const isForWant = errors.some(
    (error: unknown) => property(property(error, 'extensions'), 'code') === UNAVAILABLE_CODE,
  );
  const data = property(body, 'data');
  return isForWant && Object.values(data ?? {}).every((value) => value === null);
}

/** The same answer, with the status and the header that say to come back. */
export function askToRetry(text: string, answered: Headers): Response {
  const headers = new Headers(answered);
  headers.set('Cache-Control', 'no-store');
  headers.set('Retry-After', RETRY['Retry-After']);
  return new Response(text, { status: 503, headers });
}
