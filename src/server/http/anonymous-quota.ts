import type { IncomingMessage } from 'node:http';

import { isOfAnonymousQuota, presentedApiKey } from '@/domain/api-key';
import { type Counted, isOver, limitHeaders } from '@/domain/rate-limit';
import { ANONYMOUS_REQUESTS } from '@/domain/throttles';
import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { signingSecret, verifySession } from '@/lib/session-token';
import { http } from '@/messages/http';

import { answerError } from './answer-error';
import type { Handler } from './handler';
import { isOwnRequest } from './internal-requests';

/** Clients that are counted at a time: about 2 MB. Beyond, whose minute began first begins anew. */
const CLIENTS_MAX = 20_000;

type Window = { hits: number; endsAt: number };
export type AnonymousQuota = {
  /** Requests of a client in a minute. */
  most: number;
  /** The operator's, which sessions are signed with. */
  secret: string;
};

/**
 * Bounds what one client asks of REST and GraphQL without a key or a session, and says what is left. It is counted in the
 * memory of this server, without a query, for what the page cache does not have: whatever is in memory is answered
 * before, costs nothing and says nothing of anybody's quota.
 */
export function limitAnonymous(next: Handler, { most, secret }: AnonymousQuota): Handler {
  const limit = { ...ANONYMOUS_REQUESTS, most };
  const signedWith = signingSecret(secret);
  const windows = new Map<string, Window>();

  function count(client: string): Counted {
    const now = Date.now();
    let window = windows.get(client);
    if (window === undefined || window.endsAt <= now) {
      // To the end of the map, whose order is that of the windows' ends.
      windows.delete(client);
      const [first] = windows.keys();
      if (windows.size >= CLIENTS_MAX && first !== undefined) windows.delete(first);
      window = { hits: 0, endsAt: now + limit.period };
      windows.set(client, window);
    }
    window.hits += 1;
    return { limit, hits: window.hits, seconds: Math.ceil((window.endsAt - now) / 1_000) };
  }

  return async (request, response) => {
    if (!isAnonymous(request, signedWith)) return next(request, response);
    const counted = count(String(request.headers[CLIENT_ADDRESS_HEADER] ?? 'unknown'));
    const headers = limitHeaders([counted]);
    if (isOver(counted)) {
      const retry = { ...headers, 'Retry-After': String(counted.seconds) };
      answerError(request, response, { status: 429, message: http.tooManyReads, headers: retry });
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await next(request, response);
  };
}

function isAnonymous(request: IncomingMessage, secret: string): boolean {
  const { url = '', headers, method } = request;
  if (!url.startsWith('/api/') || method === 'OPTIONS') return false;
  if (!isOfAnonymousQuota(url.split('?', 1)[0] ?? '') || isOwnRequest(request)) return false;
  if (presentedApiKey(headers.authorization) !== null) return false;
  return verifySession(tokenOf(request), secret) === null;
}

/** The token of a session, as a header or as a cookie has it. */
function tokenOf({ headers: { authorization, cookie } }: IncomingMessage): string {
  const [, given] =
    /^(?:JWT|Bearer) (\S+)$/.exec(authorization ?? '') ??
    /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie ?? '') ??
    [];
  return given ?? '';
}
