'use client';

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Listing } from '@/domain/gift';
import { LISTING_FRESH, PRICE_MAX } from '@/domain/limits';
import { takePrice } from '@/domain/search-price';
import { paths } from '@/lib/paths';
import { queryClient } from '@/lib/query-client';
import { search as words } from '@/messages/search';
import { Heading } from '@/ui/heading';

const GiftGrid = lazy(() =>
  import('@/features/gift-card/gift-grid').then((module) => ({ default: module.GiftGrid })),
);

/** One row of the grid. */
const NEAR_GIFTS = 4;

/** What people like most, of the price that the query names: for a search that found nothing. Nothing until it is there. */
export function NearGifts({ query }: { query: string }) {
  const address = addressFor(query);
  const { data } = useQuery(
    {
      queryKey: ['near', address],
      queryFn: ({ signal }) => readNear(address, signal),
      staleTime: LISTING_FRESH,
    },
    queryClient(),
  );
  if (data === undefined || data.docs.length === 0) return null;
  return (
    <section className="mt-10 border-t border-hairline pt-6">
      <Heading level={2} size="item" className="mb-6">
        {words.popularGifts}
      </Heading>
      <Suspense fallback={null}>
        <GiftGrid gifts={data.docs.slice(0, NEAR_GIFTS)} />
      </Suspense>
    </section>
  );
}

function addressFor(query: string): string {
  const { price } = takePrice(query);
  const parameters = new URLSearchParams({ sort: 'popularity' });
  const bound = (amount: number) => String(Math.min(PRICE_MAX, Math.floor(amount)));
  if (price?.min != null) parameters.set('min', bound(price.min));
  if (price?.max != null) parameters.set('max', bound(price.max));
  return `${paths.listingApi}?${parameters}`;
}

async function readNear(address: string, signal: AbortSignal): Promise<Listing> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The listing answered ${response.status}`);
  // The border to our own endpoint, which answers exactly this.
  return (await response.json()) as Listing;
}
