'use client';

import { lazy, Suspense } from 'react';
import { search as words } from '@/messages/search';
import { ErrorState } from '@/ui/error-state';
import { Spinner } from '@/ui/spinner';
import { ResultsFrame } from './results-frame';
import { useSearch } from './use-search';

// The code of cards is loaded with the results, not with the empty search.
const FoundGifts = lazy(() =>
  import('./found-gifts').then((module) => ({ default: module.FoundGifts })),
);

const searching = (
  <p className="flex items-center gap-3 py-16 text-ink-soft">
    <Spinner /> {words.searching}
  </p>
);

/** The results of one query, with its states. */
export function SearchResults({ query }: { query: string }) {
  const { state, retry } = useSearch(query);
  const isLoading = state.status === 'loading';
  return (
    <ResultsFrame
      query={query}
      count={state.status === 'found' ? state.gifts.length : null}
      isLoading={isLoading}
    >
      {isLoading ? searching : null}
      {state.status === 'failed' ? (
        <ErrorState title={words.failed} description={words.failedHint} onRetry={retry} />
      ) : null}
      {state.status === 'found' ? (
        <Suspense fallback={searching}>
          <FoundGifts gifts={state.gifts} />
        </Suspense>
      ) : null}
    </ResultsFrame>
  );
}
