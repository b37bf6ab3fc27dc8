import type { IncomingMessage, ServerResponse } from 'node:http';

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

const UNAUTHENTICATED = 401;

type Window = { hits: number; refusedKeys: number; endsAt: number };
export type AnonymousQuota = {
  /** Requests of a client in a minute. */
  most: number;
  /** The operator's, which sessions are signed with. */
  secret: string;
};

/**
 * Bounds what one client asks of REST and GraphQL without a key or a session, and says what is left. It is counted in the
 * memory of this server, without a query, for what the page cache does not have: whatever is in memory is answered
 * before, costs nothing and says nothing of anybody's quota. A key that is refused was none: it counts as a request without
 * one, and who has shown that many wrong ones is not asked about any more until the minute is over.
 */
export function limitAnonymous(next: Handler, { most, secret }: AnonymousQuota): Handler {
  const limit = { ...ANONYMOUS_REQUESTS, most };
  const signedWith = signingSecret(secret);
  const windows = new Map<string, Window>();

  function windowOf(client: string): Window {
    const now = Date.now();
    const known = windows.get(client);
    if (known !== undefined && known.endsAt > now) return known;
    // To the end of the map, whose order is that of the windows' ends.
    windows.delete(client);
    const [first] = windows.keys();
    if (windows.size >= CLIENTS_MAX && first !== undefined) windows.delete(first);
    const window = { hits: 0, refusedKeys: 0, endsAt: now + limit.period };
    windows.set(client, window);
    return window;
  }

  async function boundKeys(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const client = clientOf(request);
    const window = windows.get(client);
    if (window !== undefined && window.refusedKeys >= most && window.endsAt > Date.now()) {
      refuse(request, response, told(window));
      return;
    }
    await next(request, response);
    if (response.statusCode !== UNAUTHENTICATED) return;
    const counted = windowOf(client);
    counted.hits += 1;
    counted.refusedKeys += 1;
  }

  const told = ({ hits, endsAt }: Window): Counted => ({
    ...{ limit, hits },
    seconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000)),
  });

  return async (request, response) => {
    if (isKeyed(request)) return boundKeys(request, response);
    if (!isAnonymous(request, signedWith)) return next(request, response);
    const window = windowOf(clientOf(request));
    window.hits += 1;
    const counted = told(window);
    if (isOver(counted)) {
      refuse(request, response, counted);
      return;
    }
    for (const [name, value] of Object.entries(limitHeaders([counted]))) {
      response.setHeader(name, value);
    }
    await next(request, response);
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, counted: Counted): void {
  const headers = { ...limitHeaders([counted]), 'Retry-After': String(counted.seconds) };
  answerError(request, response, { status: 429, message: http.tooManyReads, headers });
}

function clientOf({ headers }: IncomingMessage): string {
  return String(headers[CLIENT_ADDRESS_HEADER] ?? 'unknown');
}

function isKeyed({ url = '', headers }: IncomingMessage): boolean {
  return url.startsWith('/api/') && presentedApiKey(headers.authorization) !== null;
}

function isAnonymous(request: IncomingMessage, secret: string): boolean {
  const { url = '', method } = request;
  if (!url.startsWith('/api/') || method === 'OPTIONS') return false;
  if (!isOfAnonymousQuota(url.split('?', 1)[0] ?? '') || isOwnRequest(request)) return false;
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
