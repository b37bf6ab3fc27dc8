import { noticesOf } from '@/lib/notices-of';
import { editing as words } from '@/messages/editing';

import type { Interceptor } from './interceptor';

/**
 * Answers the panel's own writes where the network gives none. Payload shows what the browser says of a lost connection, in
 * English, and has no place to word it in; an answer with a message is shown as that of the server.
 */
export const answerLostConnections: Interceptor = async (ask, input, init) => {
  try {
    return await ask(input, init);
  } catch (error) {
    const message = messageFor(input, init);
    if (message === null || init?.signal?.aborted === true) throw error;
    return Response.json({ errors: [{ message }] }, { status: 503 });
  }
};

/** Null for what is no write to the API. */
function messageFor(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  if (typeof input !== 'string' || init?.method === undefined) return null;
  const method = init.method.toUpperCase();
  const { pathname } = new URL(input, window.location.origin);
  const [, slug, rest] = /^\/api\/([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
  if (slug === undefined || method === 'GET') return null;
  const failed =
    method === 'POST' && rest === undefined ? noticesOf(slug)?.createFailed : undefined;
  return failed === undefined ? words.offline : `${failed} ${words.offline}`;
}
