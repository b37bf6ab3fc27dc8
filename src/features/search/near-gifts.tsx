'use client';

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LISTING_FRESH } from '@/domain/limits';
import type { NearGifts as Near } from '@/domain/search-near';
import { paths } from '@/lib/paths';
import { queryClient } from '@/lib/query-client';
import { FailedAnswer } from '@/lib/try-again';
import { search as words } from '@/messages/search';
import { Heading } from '@/ui/heading';
import { lazyPart } from '@/ui/lazy-part';

const GiftGrid = lazyPart(() =>
  import('@/features/gift-card/gift-grid').then((module) => module.GiftGrid),
);

/** What is like a search that found little or nothing, or what people like most. Nothing until it is there. */
export function NearGifts({ query }: { query: string }) {
  const { data } = useQuery(
    {
      queryKey: ['near', query],
      queryFn: ({ signal }) => readNear(query, signal),
      staleTime: LISTING_FRESH,
    },
    queryClient(),
  );
  if (data === undefined || data.docs.length === 0) return null;
  return (
    <section
      aria-labelledby="presentes-parecidos"
      className="mt-10 border-t border-hairline pt-6 [.state+&]:mt-8 [.state+&]:border-t-0 [.state+&]:pt-0"
    >
      <Heading id="presentes-parecidos" level={2} size="item" className="mb-6">
        {words.near[data.kind]}
      </Heading>
      <Suspense fallback={null}>
        <GiftGrid gifts={data.docs} />
      </Suspense>
    </section>
  );
}

async function readNear(query: string, signal: AbortSignal): Promise<Near> {
  const response = await fetch(paths.nearApi(query), { signal });
  if (!response.ok) throw new FailedAnswer('The search for near gifts', response);
  // The border to our own endpoint, which answers exactly this.
  return (await response.json()) as Near;
}
