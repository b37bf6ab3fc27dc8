import './search.css';

import { Suspense } from 'react';
import type { GiftSummary, TaxonomyLink } from '@/domain/gift';
import { Container } from '@/ui/container';
import { FoundGifts } from './found-gifts';
import { ResultsFrame } from './results-frame';
import { SearchBox } from './search-box';
import { SearchPrompt } from './search-prompt';
import { SearchView } from './search-view';
import { Suggestions } from './suggestions';

type SearchPageProps = {
  popular: TaxonomyLink[];
  /** Present in the document of a search, which carries its results. */
  found?: { query: string; gifts: GiftSummary[]; didYouMean: string | null; isPartial: boolean };
};

/**
 * The search. Its document holds the results of the query; those of the next queries are asked for by the
 * browser, which stays on the page.
 */
export function SearchPage({ popular, found }: SearchPageProps) {
  const suggestions = <Suggestions popular={popular} />;
  const prompt = <SearchPrompt>{suggestions}</SearchPrompt>;
  return (
    // As tall as a screen, so that arriving results do not shift a visible footer.
    <Container className="min-h-dvh py-10 lg:py-14">
      <SearchBox query={found?.query} />
      <div className="mt-10">
        {found ? (
          <ResultsFrame
            query={found.query}
            count={found.gifts.length}
            didYouMean={found.didYouMean}
            isPartial={found.isPartial}
          >
            <FoundGifts
              query={found.didYouMean ?? found.query}
              gifts={found.gifts}
              elsewhere={suggestions}
            />
          </ResultsFrame>
        ) : (
          <Suspense fallback={prompt}>
            <SearchView prompt={prompt} elsewhere={suggestions} />
          </Suspense>
        )}
      </div>
    </Container>
  );
}
