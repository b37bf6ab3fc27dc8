import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { registerApiHandler } from '@/lib/api-handler';
import { openApiKeyGate } from '@/lib/api-key-gate';
import { openApiOrigins } from '@/lib/api-origins-gate';
import { openSearchNote } from '@/lib/search-note';
import { openSearchThrottle } from '@/lib/search-throttle';

/** Runs once when the application starts in its server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload, handleEndpoints }, { default: config }, counting, figures, keys, origins] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@collections/shared/throttle'),
      import('@/data/figures/empty-searches'),
      import('@collections/api-keys/gate'),
      import('@/data/api-origins'),
    ]);
  const { count, describeRefusal } = counting;
  registerApiHandler((request) => handleEndpoints({ config, request }));
  openApiKeyGate(async (request) => keys.admitKey(await getPayload({ config }), request));
  openApiOrigins(origins.getApiOrigins);
  openSearchNote((query, client) => void figures.countEmptySearch(query, client));
  openSearchThrottle(async (client) => {
    const asked = [{ limit: SEARCHES_PER_CLIENT, subject: client }];
    return describeRefusal(await count(await getPayload({ config }), asked));
  });
}
