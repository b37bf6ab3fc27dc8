import type { GraphqlCode } from '@/domain/error-code';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { graphqlRefusal } from './graphql-refusal';
import { askToRetry, isWhollyUnavailable } from './unavailable';
import { wordValidationError } from './word-validation-error';

/** As graphql-http writes an answer with errors, those with data beside them included. */
const FAILED = '{"errors":';

/**
 * An answer as Payload gave it, except of a request that was not executed: graphql-js explains those in English and
 * with status 200. Errors beside data, and those of Payload, have been worded by its hook.
 */
export async function wordFailure(answer: Response, mayHint: boolean): Promise<Response> {
  if (answer.status === 503) return answer;
  if (answer.status >= 500) {
    const message = messages.errors.api.internal;
    return graphqlRefusal({ status: 500, code: 'INTERNAL_SERVER_ERROR', message });
  }
  const text = await answer.text();
  const body: unknown = text.startsWith(FAILED) ? JSON.parse(text) : null;
  if (isWhollyUnavailable(body)) return askToRetry(text, answer.headers);
  const errors = requestErrors(body);
  if (errors === null) {
    return new Response(text, { status: answer.status, headers: answer.headers });
  }
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  const worded = errors.map((error) => wordError(error, mayHint));
  return Response.json({ errors: worded }, { status: 400, headers });
}

/** The errors of a request that was not executed, or null. */
function requestErrors(body: unknown): unknown[] | null {
  const errors = property(body, 'errors');
  return property(body, 'data') === undefined && Array.isArray(errors) ? errors : null;
}

function wordError(error: unknown, mayHint: boolean) {
  // A rule of ours has a code and a Portuguese message already.
  if (property(property(error, 'extensions'), 'code') !== undefined) return error;
  const message = wordValidationError(String(property(error, 'message')), mayHint);
  const locations = property(error, 'locations');
  return { message, locations, extensions: { code: 'VALIDATION_ERROR' satisfies GraphqlCode } };
}
