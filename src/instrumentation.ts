import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { registerApiHandler } from '@/lib/api-handler';
import { openSearchThrottle } from '@/lib/search-throttle';

/** Runs once when the application starts in its server. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ getPayload, handleEndpoints }, { default: config }, counting] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@collections/shared/throttle'),
  ]);
  const { count, describeRefusal } = counting;
  registerApiHandler((request) => handleEndpoints({ config, request }));
  openSearchThrottle(async (client) => {
    const asked = [{ limit: SEARCHES_PER_CLIENT, subject: client }];
    return describeRefusal(await count(await getPayload({ config }), asked));
  });
}
