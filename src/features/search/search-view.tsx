'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { cleanSearchQuery } from '@/domain/search';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissing } from '@/ui/part-missing';
import { Searching } from './searching';

// The document of a search holds its results: only a further search, or one that failed, needs the code that asks.
const SearchResults = lazyPart(
  () => import('./search-results').then((module) => module.SearchResults),
  PartMissing,
);

/** The results of the address's `q`; without one, the prompt, which the server has rendered. */
export function SearchView({ prompt, elsewhere }: { prompt: ReactNode; elsewhere: ReactNode }) {
  const query = cleanSearchQuery(useSearchParams().get('q') ?? '');
  if (query === '') return prompt;
  return (
    <Suspense fallback={<Searching />}>
      <SearchResults query={query} elsewhere={elsewhere} />
    </Suspense>
  );
}
