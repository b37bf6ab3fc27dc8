import type { GiftSummary, TermLink } from '@/domain/gift';
import { search as words } from '@/messages/search';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Input } from '@/ui/input';
import { FoundGifts } from './found-gifts';
import { SearchHead } from './search-head';
import { SearchPrompt } from './search-prompt';

type StaticSearchPageProps = {
  popular: TermLink[];
  /** Absent when nothing has been searched yet. */
  search?: { term: string; gifts: GiftSummary[] };
};

/** The search for browsers without JavaScript: an ordinary form, and the results in the page itself. */
export function StaticSearchPage({ popular, search }: StaticSearchPageProps) {
  return (
    <Container className="min-h-dvh py-10 lg:py-14">
      <form
        action="/api/search/page"
        role="search"
        aria-label={words.title}
        className="flex max-w-2xl gap-2"
      >
        <Input
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          defaultValue={search?.term}
          aria-label={words.box}
          placeholder={words.placeholder}
          className="min-h-13 min-w-0"
        />
        <Button type="submit" size="lg">
          {words.submit}
        </Button>
      </form>
      <div className="mt-10">
        {search ? (
          <>
            <SearchHead title={words.resultsFor(search.term)}>
              <p className="mt-2 text-ink-soft">{words.resultsFound(search.gifts.length)}</p>
            </SearchHead>
            <FoundGifts gifts={search.gifts} />
          </>
        ) : (
          <SearchPrompt popular={popular} />
        )}
      </div>
    </Container>
  );
}
