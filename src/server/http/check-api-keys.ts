import type { IncomingMessage } from 'node:http';

import { presentedApiKey } from '@/domain/api-key';
import { withApiKey } from '@/lib/api-key-context';
import { apiKeyGate, type GateAnswer } from '@/lib/api-key-gate';
import { isUnavailable } from '@/lib/is-unavailable';

import { answerError } from './answer-error';
import { UNAVAILABLE_NOW } from './answer-unavailable';
import type { Handler } from './handler';

/** Payload takes a POST that says so for a read whose query is in its body. */
const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'] as const;

/**
 * Every request to the API that shows a key is decided about here, before any of its routes: a key that is not valid is
 * refused, and never answered as if there were none. The application learns of a valid one from `currentApiKey`.
 */
export function checkApiKeys(next: Handler): Handler {
  return async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const key = path.startsWith('/api/') ? presentedApiKey(request.headers.authorization) : null;
    if (key === null) return next(request, response);
    const answer = await ask(key, path, request);
    if (answer === null) {
      answerError(request, response, UNAVAILABLE_NOW);
    } else if ('refusal' in answer) {
      answerError(request, response, answer.refusal);
    } else {
      for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
      await withApiKey(answer.key, () => next(request, response));
    }
  };
}

/** What the application says to the key; null while it cannot say anything. */
async function ask(
  key: string,
  path: string,
  { headers, method = 'GET' }: IncomingMessage,
): Promise<GateAnswer | null> {
  const isOverridden = OVERRIDES.some((name) => headers[name] === 'GET');
  const isRead = method === 'GET' || method === 'HEAD' || (method === 'POST' && isOverridden);
  try {
    return (await apiKeyGate()?.({ key, path, isRead })) ?? null;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return null;
  }
}
