import { Suspense } from 'react';
import type { TermLink } from '@/domain/gift';
import { Container } from '@/ui/container';
import { SearchBox } from './search-box';
import { SearchPrompt } from './search-prompt';
import { SearchView } from './search-view';
import { WithoutScript } from './without-script';

/** One static page for every search: the browser reads the term and asks for its results (spec section 2). */
export function SearchPage({ popular }: { popular: TermLink[] }) {
  const prompt = <SearchPrompt popular={popular} />;
  return (
    // As tall as a screen, so that results which arrive never push the footer before somebody's eyes.
    <Container className="min-h-dvh py-10 lg:py-14">
      <WithoutScript />
      <SearchBox />
      <div className="mt-10">
        <Suspense fallback={prompt}>
          <SearchView prompt={prompt} />
        </Suspense>
      </div>
    </Container>
  );
}
