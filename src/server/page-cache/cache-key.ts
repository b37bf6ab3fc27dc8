import type { IncomingMessage } from 'node:http';

/** Request headers that choose between the payloads of one address, as Next's own `Vary` names them. */
const PAYLOAD_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

const NEVER = /^\/(?:api|admin)(?:\/|$)/;
const LONGEST_URL = 2_048;

/**
 * Under what name a request's answer may be kept, or null when it must reach the application each time. The page of an
 * address is one document whatever its query string says, since pages never read it on the server.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (url.length > LONGEST_URL || NEVER.test(url) || headers.range !== undefined) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;

  const [path = '', query = ''] = url.split('?', 2);
  if (path === '/_next/image') return `image ${acceptsWebp(request)} ${query}`;
  if (path.startsWith('/_next/'))
    return path.startsWith('/_next/static/') ? `static ${path}` : null;
  if (headers.rsc === undefined) return `page ${path}`;
  const variant = PAYLOAD_HEADERS.map((name) => String(headers[name] ?? '')).join('\n');
  return `payload ${url}\n${variant}`;
}

function acceptsWebp(request: IncomingMessage): boolean {
  return request.headers.accept?.includes('image/webp') ?? false;
}
