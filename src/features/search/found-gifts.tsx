import type { ReactNode } from 'react';
import type { GiftSummary } from '@/domain/gift';
import { SEARCH_ENOUGH } from '@/domain/limits';
import { GiftGrid } from '@/features/gift-card/gift-grid';
import { search as words } from '@/messages/search';
import { EmptyState } from '@/ui/empty-state';
import { Heading } from '@/ui/heading';
import { Highlights } from './highlights';
import { LazyNearGifts } from './lazy-near-gifts';

type FoundGiftsProps = {
  /** What the gifts were found by. */
  query: string;
  gifts: GiftSummary[];
  /** Where to go on from a search that found nothing. */
  elsewhere: ReactNode;
};

/** The results of a search, or the message for none. */
export function FoundGifts({ query, gifts, elsewhere }: FoundGiftsProps) {
  if (gifts.length === 0) {
    return (
      <>
        <EmptyState role="status" icon="search" title={words.empty} description={words.emptyHint} />
        <LazyNearGifts query={query} />
        {elsewhere}
      </>
    );
  }
  return (
    <section aria-labelledby="presentes-encontrados">
      <Heading id="presentes-encontrados" level={2} size="block" className="mb-7">
        {words.giftsFound(gifts.length)}
      </Heading>
      <Highlights query={query}>
        <GiftGrid gifts={gifts} priorityCount={1} />
      </Highlights>
      {gifts.length < SEARCH_ENOUGH ? <LazyNearGifts query={query} /> : null}
    </section>
  );
}
