'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/ui/lazy-part';

const NearGifts = lazyPart(() => import('./near-gifts').then((module) => module.NearGifts));

/**
 * What a search that found nothing offers. The code that asks for it is loaded by such a search only: a server component
 * that imported it would bring it to every search, however late.
 */
export function LazyNearGifts({ query }: { query: string }) {
  return (
    <Suspense fallback={null}>
      <NearGifts query={query} />
    </Suspense>
  );
}
