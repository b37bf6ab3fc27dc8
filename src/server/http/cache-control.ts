import type { ServerResponse } from 'node:http';

/** What an address shows never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** May be cached, and has to be asked for again each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const isForSharedCaches = (value: unknown) =>
  typeof value === 'string' && value.includes('s-maxage');

/**
 * Next allows shared caches to keep static pages for their whole lifetime. Here a page lives until
 * the commit that changes it, of which no proxy is notified: they have to ask again each time.
 */
export function forbidSharedCaching(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isRule = name.toLowerCase() === 'cache-control' && isForSharedCaches(value);
    return setHeader(name, isRule ? REVALIDATE : value);
  };
}
