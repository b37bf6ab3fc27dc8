'use client';

import { Suspense, type ReactNode } from 'react';
import { search as words } from '@/messages/search';
import { ErrorState } from '@/ui/error-state';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissing } from '@/ui/part-missing';
import { ResultsFrame } from './results-frame';
import { Searching } from './searching';
import { useSearch } from './use-search';
import { useSearchTitle } from './use-search-title';

// The code of cards is loaded with the results, not with the empty search.
const FoundGifts = lazyPart(
  () => import('./found-gifts').then((module) => module.FoundGifts),
  PartMissing,
);

type SearchResultsProps = {
  query: string;
  /** Where to go on from a search that found nothing. */
  elsewhere: ReactNode;
};

/** The results of one query, with its states. */
export function SearchResults({ query, elsewhere }: SearchResultsProps) {
  useSearchTitle(query);
  const { state, retry } = useSearch(query);
  const isLoading = state.status === 'loading';
  return (
    <ResultsFrame
      query={query}
      count={state.status === 'found' ? state.gifts.length : null}
      didYouMean={state.status === 'found' ? state.didYouMean : null}
      isPartial={state.status === 'found' && state.isPartial}
      isLoading={isLoading}
    >
      {isLoading ? <Searching /> : null}
      {state.status === 'failed' ? (
        <ErrorState title={words.failed} description={words.failedHint} onRetry={retry} />
      ) : null}
      {state.status === 'found' ? (
        <Suspense fallback={<Searching />}>
          <FoundGifts query={state.didYouMean ?? query} gifts={state.gifts} elsewhere={elsewhere} />
        </Suspense>
      ) : null}
    </ResultsFrame>
  );
}
