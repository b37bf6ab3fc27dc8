import type { IncomingMessage, ServerResponse } from 'node:http';

import { isOpenToApiKeys } from '@/domain/api-key';
import { apiOrigins } from '@/lib/api-origins-gate';
import { isUnavailable } from '@/lib/is-unavailable';

import type { Handler } from './handler';

/** Seconds for which a browser need not ask again: an origin that is taken from the list is refused after them. */
const PREFLIGHT_SECONDS = 600;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-None-Match, If-Unmodified-Since, X-Payload-HTTP-Method-Override',
  'access-control-max-age': String(PREFLIGHT_SECONDS),
} as const;
const EXPOSED = 'ETag, RateLimit, RateLimit-Policy, Retry-After';

/**
 * Lets the pages of listed origins read what API keys are taken at, refusals included, without cookies: answers say
 * nothing of credentials, so that a browser keeps from the page whatever it sent them with. Preflights end here.
 */
export function allowOrigins(next: Handler): Handler {
  let known: readonly string[] = [];

  async function isListed(origin: string): Promise<boolean> {
    try {
      known = (await apiOrigins()?.()) ?? [];
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // What was listed last, while the database cannot say.
    }
    return known.includes(origin);
  }

  return async (request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || !isOfApi(request)) return next(request, response);
    const isAllowed = await isListed(origin);
    if (isPreflight(request)) {
      const allowed = isAllowed ? { ...PREFLIGHT, 'access-control-allow-origin': origin } : {};
      response.writeHead(204, { vary: 'Origin', ...allowed }).end();
      return;
    }
    onHead(response, () => {
      vary(response);
      // The description of the API is for everybody, and says so.
      if (!isAllowed || response.hasHeader('access-control-allow-origin')) return;
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', EXPOSED);
    });
    await next(request, response);
  };
}

function isOfApi({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') && isOpenToApiKeys(url.split('?', 1)[0] ?? '');
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Not before: a refusal is written on a response that has been made as new. */
function onHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead.bind(response);
  // The border to Node's overloads: they are handed on as they came.
  response.writeHead = ((...values: Parameters<typeof writeHead>) => {
    act();
    return writeHead(...values);
  }) as typeof response.writeHead;
}

function vary(response: ServerResponse): void {
  const said = [response.getHeader('vary') ?? []].flat().join(', ');
  if (/\borigin\b/i.test(said)) return;
  response.setHeader('vary', said === '' ? 'Origin' : `${said}, Origin`);
}
