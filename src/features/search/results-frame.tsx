import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { search as words } from '@/messages/search';
import { BackButton } from '@/ui/back-button';
import { Icon } from '@/ui/icon';
import { DidYouMean } from './did-you-mean';
import { SearchHead } from './search-head';

type ResultsFrameProps = {
  query: string;
  /** Unknown while the results are on their way, or when they did not come. */
  count: number | null;
  /** The query as it was probably meant, when the results are of that one. */
  didYouMean?: string | null;
  /** The results have only a part of what was asked for. */
  isPartial?: boolean;
  isLoading?: boolean;
  children: ReactNode;
};

/** The frame of a query's results, from the server or the browser. */
export function ResultsFrame(props: ResultsFrameProps) {
  const { query, count, didYouMean = null, isPartial = false, isLoading = false } = props;
  return (
    <>
      <div className="mb-3 -ml-5">
        <BackButton fallback={paths.home}>
          <Icon name="arrow-left" size={18} />
          {words.back}
        </BackButton>
      </div>
      <SearchHead title={words.resultsFor(query)}>
        <p aria-live="polite" className="mt-2 min-h-6 text-ink-soft">
          {isLoading ? <span className="sr-only">{words.searching}</span> : null}
          {/* None is said below, and what to do then. */}
          {count === null || count === 0 ? null : words.resultsFound(count)}
        </p>
        {didYouMean === null ? null : <DidYouMean query={didYouMean} />}
        {isPartial ? <p className="mt-2 text-ink-soft">{words.partial}</p> : null}
      </SearchHead>
      {props.children}
    </>
  );
}
