import {
  type Access,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';

import { API_KEY_REACH } from '@/domain/api-key';
import { currentApiKey } from '@/lib/api-key-context';

/** What Payload has for every collection and global, and what of our own endpoints programs may use. */
const OPEN_ENDPOINTS = new Set([
  ...['/', '/:id', '/count', '/versions', '/versions/:id', '/access', '/access/:id?'],
  ...['/:id/duplicate', '/file/:filename', '/export'],
]);
const READS: readonly string[] = ['read', 'readVersions'];

/**
 * Narrows every access function and endpoint for requests with an API key, whatever API they come by: a read-only key
 * changes nothing, and an admin key has what `API_KEY_REACH` says, also of the documents that a relation leads to.
 */
export function boundKeys(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const access: Record<string, Access | undefined> = { ...entity.access };
    for (const [operation, allows] of Object.entries(access)) {
      if (typeof allows !== 'function') continue;
      access[operation] = (args) => mayKey(entity.slug, operation) && allows(args);
    }
    Object.assign(entity.access, access);
    if (entity.endpoints === false) continue;
    entity.endpoints = entity.endpoints.map((endpoint) => closed(endpoint, entity.slug));
  }
  // The border to Payload's types: endpoints stay what they were, but for their handler.
  config.endpoints = config.endpoints.map((endpoint) =>
    closed(endpoint, null),
  ) as typeof config.endpoints;
  return config;
}

function mayKey(slug: string, operation: string): boolean {
  const key = currentApiKey();
  if (key === undefined) return true;
  const isRead = READS.includes(operation);
  const reach = API_KEY_REACH[slug];
  return reach !== undefined && (isRead || (key.scope === 'admin' && reach === 'write'));
}

function closed<Known extends Endpoint>(endpoint: Known, slug: string | null): Known {
  const isOfReach = slug === null || API_KEY_REACH[slug] !== undefined;
  if (isOfReach && OPEN_ENDPOINTS.has(endpoint.path)) return endpoint;
  const { handler } = endpoint;
  return {
    ...endpoint,
    handler(req: PayloadRequest) {
      if (currentApiKey() !== undefined) throw new Forbidden(req.t);
      return handler(req);
    },
  };
}
