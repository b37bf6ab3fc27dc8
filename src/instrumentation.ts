import { API_KEY_REACH } from '@/domain/api-key';
import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { type ApiHandler, registerApiHandlers } from '@/lib/api-handler';
import { openApiKeyGate } from '@/lib/api-key-gate';
import { openApiOrigins } from '@/lib/api-origins-gate';
import { openSearchNote } from '@/lib/search-note';
import { openSearchThrottle } from '@/lib/search-throttle';
import { paths } from '@/lib/paths';

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
  const [listings, search, suggestions, near, graphql, rest] = await Promise.all([
    import('@/app/(api)/api/listings/route'),
    import('@/app/(api)/api/search/route'),
    import('@/app/(api)/api/search/suggestions/route'),
    import('@/app/(api)/api/search/near/route'),
    import('@/app/(payload)/api/graphql/route'),
    import('@/app/(payload)/api/with-cache-policy'),
  ]);
  const { count, describeRefusal } = counting;
  const personal: ApiHandler = async (request) => {
    const answer = await handleEndpoints({ config, request });
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  };
  const policed = rest.withCachePolicy((request: Request) => handleEndpoints({ config, request }));
  const documents: ApiHandler = (request) => policed(request, null);
  const { collections, globals } = await config;
  const isOpen = ({ slug }: { slug: string }) => Object.hasOwn(API_KEY_REACH, slug);
  const reads = [
    ...collections.filter(isOpen).flatMap(({ slug }) => [slug, `${slug}/*`, `${slug}/count`]),
    ...globals.filter(isOpen).map(({ slug }) => `globals/${slug}`),
  ];
  registerApiHandlers('GET', {
    // What every page of somebody signed in asks first.
    '/api/users/me': personal,
    '/api/favourites/mine': personal,
    '/api/users/newsletter': personal,
    // What visitors ask while they filter, sort and search.
    [paths.listingApi]: listings.GET,
    '/api/search': search.GET,
    '/api/search/suggestions': suggestions.GET,
    '/api/search/near': near.GET,
    // What integrators ask of the catalogue.
    ...Object.fromEntries(reads.map((path) => [`/api/${path}`, documents])),
  });
  registerApiHandlers('POST', { '/api/graphql': graphql.POST });
  openApiKeyGate(async (request) => keys.admitKey(await getPayload({ config }), request));
  openApiOrigins(origins.getApiOrigins);
  openSearchNote((query, client) => void figures.countEmptySearch(query, client));
  openSearchThrottle(async (client) => {
    const asked = [{ limit: SEARCHES_PER_CLIENT, subject: client }];
    return describeRefusal(await count(await getPayload({ config }), asked));
  });
}
