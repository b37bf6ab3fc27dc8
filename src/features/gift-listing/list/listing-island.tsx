'use client';

import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  type ListingScope,
} from '@/domain/listing';
import { GiftCardSkeleton } from '@/features/gift-card/gift-card-skeleton';
import { listing } from '@/messages/listing';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissingItem } from '@/ui/part-missing';
import { useHydrated } from '@/ui/use-hydrated';
import { ActiveFilterList } from '../filters/active-filter-list';
import { FilterForm } from '../filters/filter-form';
import { ListingMore } from './listing-more';
import { isPlain, type ListingState } from '../state/listing-state';
import { ListingToolbar } from '../filters/listing-toolbar';
import { pagePath } from '../page-path';
import { ScrollLoader } from './scroll-loader';
import { useListingPages, type FirstPage } from '../state/use-listing-pages';
import { useListingState } from '../state/use-listing-state';
import { useRestoredScroll } from './use-restored-scroll';

const LoadedGifts = lazyPart(
  () => import('./loaded-gifts').then((module) => module.LoadedGifts),
  PartMissingItem,
);

type ListingIslandProps = {
  scope: ListingScope;
  /** Of a category's listing. */
  categoryId?: number;
  path: string;
  first: FirstPage;
  /** The gifts of the static page, as list items. */
  children: ReactNode;
};

/** The interactive part of a listing: sort, filters, further pages. The page shows its first gifts without it. */
export function ListingIsland({ scope, categoryId, path, first, children }: ListingIslandProps) {
  const top = useRef<HTMLDivElement>(null);
  const alive = useHydrated();
  const [state, setState] = useListingState(path);
  const pages = useListingPages(scope, state, first);
  const [focusId, setFocusId] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [drawn, setDrawn] = useState(false);
  const markDrawn = useCallback(() => setDrawn(true), []);
  // Gifts that were read and are not drawn leave the end of the list where it is.
  const isDrawn = drawn || pages.gifts.length === 0;
  useRestoredScroll(path, alive && pages.status !== 'loading' && isDrawn);

  const plain = isPlain(state);
  const filtered = hasActiveFilters(state.filters);
  const shown = (plain ? first.ids.length : 0) + pages.gifts.length;
  const loading = pages.status === 'loading';

  const change = (next: ListingState) => {
    setAsked(null);
    setFocusId(null);
    setState(next);
    // A new list begins at its beginning, at once: what glides under the pointer loses the next click.
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ behavior: 'instant' });
  };
  const filter = (filters: ListingFilters) => change({ ...state, filters, page: 1 });
  const clear = () => filter(DEFAULT_FILTERS);
  const readOn = () => setState({ ...state, page: pages.loaded + 1 }, 'replace');

  // The gift that stands where the button was, once it has come.
  const arrived = asked === null ? undefined : pages.gifts[asked];
  if (arrived && arrived.id !== focusId) {
    setFocusId(arrived.id);
    setAsked(null);
  }

  return (
    <div ref={top} className="listing">
      <ListingToolbar
        scope={scope}
        state={state}
        whole={first.total}
        total={pages.total}
        isTotalExact={pages.isTotalExact}
        status={pages.status}
        onChange={change}
      />
      <ActiveFilterList filters={state.filters} onChange={filter} />
      <aside className="listing-side" aria-label={listing.filters}>
        <h2 className="listing-side-title">{listing.filters}</h2>
        <FilterForm filters={state.filters} onChange={filter} />
      </aside>
      <div className="listing-main" aria-busy={loading}>
        <h2 className="sr-only">{listing.gifts}</h2>
        {shown === 0 && pages.status === 'ready' ? (
          <EmptyState
            headingLevel={3}
            title={listing.empty}
            description={filtered ? listing.emptyHint : listing.emptyCatalogueHint}
            action={
              filtered ? (
                <Button variant="outline" onClick={clear}>
                  {listing.clearFilters}
                </Button>
              ) : null
            }
          />
        ) : (
          <ul className="gift-grid">
            {plain ? children : null}
            {pages.gifts.length > 0 ? (
              <Suspense fallback={<Skeletons />}>
                <LoadedGifts
                  gifts={pages.gifts}
                  categoryId={categoryId}
                  focusId={focusId}
                  onDrawn={markDrawn}
                />
              </Suspense>
            ) : null}
            {loading && (shown === 0 || filtered) ? <Skeletons /> : null}
            {pages.hasMore && !filtered && shown > 0 && pages.status !== 'failed' ? (
              <ListingMore
                shown={shown}
                total={pages.total ?? shown}
                loading={loading}
                href={alive ? undefined : pagePath(path, 2)}
                onMore={() => {
                  setAsked(pages.gifts.length);
                  readOn();
                }}
              />
            ) : null}
          </ul>
        )}
        {pages.status === 'failed' ? (
          <ErrorState
            headingLevel={3}
            title={listing.loadFailed}
            description={listing.loadFailedHint}
            onRetry={pages.retry}
            className="listing-failed"
          />
        ) : null}
        {filtered && pages.hasMore && pages.status === 'ready' && isDrawn ? (
          <ScrollLoader loaded={pages.loaded} onReach={readOn} />
        ) : null}
      </div>
    </div>
  );
}

function Skeletons() {
  return ['a', 'b', 'c'].map((key) => (
    <li key={key} aria-hidden="true">
      <GiftCardSkeleton />
    </li>
  ));
}
