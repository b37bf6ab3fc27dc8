'use client';

import { lazy, Suspense } from 'react';
import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';
import { BackButton } from '@/ui/back-button';
import { ErrorState } from '@/ui/error-state';
import { Icon } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { SearchHead } from './search-head';
import { useSearch } from './use-search';

// Cards come with the results: nobody who only opens the search pays for them.
const FoundGifts = lazy(() =>
  import('./found-gifts').then((module) => ({ default: module.FoundGifts })),
);

const searching = (
  <p className="flex items-center gap-3 py-16 text-ink-soft">
    <Spinner /> {words.searching}
  </p>
);

/** The results of one term, with its states (spec section 2). */
export function SearchResults({ term }: { term: string }) {
  const { state, retry } = useSearch(term);
  const count = state.status === 'found' ? state.gifts.length : null;
  return (
    <>
      <div className="mb-3 -ml-5">
        <BackButton fallback={paths.home}>
          <Icon name="arrow-left" size={18} />
          {words.back}
        </BackButton>
      </div>
      <SearchHead title={words.resultsFor(term)}>
        <p aria-live="polite" className="mt-2 min-h-6 text-ink-soft">
          {state.status === 'loading' ? <span className="sr-only">{words.searching}</span> : null}
          {count === null ? null : words.resultsFound(count)}
        </p>
      </SearchHead>
      {state.status === 'loading' ? searching : null}
      {state.status === 'failed' ? (
        <ErrorState title={words.failed} description={words.failedHint} onRetry={retry} />
      ) : null}
      {state.status === 'found' ? (
        <Suspense fallback={searching}>
          <FoundGifts gifts={state.gifts} />
        </Suspense>
      ) : null}
    </>
  );
}
