import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { registerApiHandler } from '@/lib/api-handler';
import { openSearchNote } from '@/lib/search-note';
import { openSearchThrottle } from '@/lib/search-throttle';

/** Runs once when the application starts in its server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload, handleEndpoints }, { default: config }, counting, figures] =
    await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('@collections/shared/throttle'),
      import('@/data/figures/empty-searches'),
    ]);
  const { count, describeRefusal } = counting;
  registerApiHandler((request) => handleEndpoints({ config, request }));
  openSearchNote((query, client) => void figures.countEmptySearch(query, client));
  openSearchThrottle(async (client) => {
    const asked = [{ limit: SEARCHES_PER_CLIENT, subject: client }];
    return describeRefusal(await count(await getPayload({ config }), asked));
  });
}
