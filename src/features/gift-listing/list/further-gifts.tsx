'use client';

import { Suspense, useCallback, useState } from 'react';
import type { ListingScope } from '@/domain/listing';
import { GiftCardSkeleton } from '@/features/gift-card/gift-card-skeleton';
import { listing } from '@/messages/listing';
import { ArrowLink } from '@/ui/arrow-link';
import { ErrorState } from '@/ui/error-state';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissingItem } from '@/ui/part-missing';
import { useHydrated } from '@/ui/use-hydrated';
import { pagePath } from '../page-path';
import { useFurtherGifts, type ShownGifts } from '../state/use-further-gifts';
import { ScrollLoader } from './scroll-loader';
import { useRestoredScroll } from './use-restored-scroll';

const LoadedGifts = lazyPart(
  () => import('./loaded-gifts').then((module) => module.LoadedGifts),
  PartMissingItem,
);

type FurtherGiftsProps = {
  scope: ListingScope;
  /** Of this page: what the place of the visitor is remembered by. */
  path: string;
  /** Of the listing, whose numbered pages have the rest. */
  listingPath: string;
  shown: ShownGifts;
};

/** The rest of a long list: read as one scrolls; without JavaScript a link to the numbered page that goes on. */
export function FurtherGifts({ scope, path, listingPath, shown }: FurtherGiftsProps) {
  const isAlive = useHydrated();
  const { gifts, loaded, status, readOn } = useFurtherGifts(scope, shown);
  const [drawn, setDrawn] = useState(false);
  const markDrawn = useCallback(() => setDrawn(true), []);
  // Gifts that were read and are not drawn leave the end of the list where it is: page after page would be read.
  const isDrawn = drawn || gifts.length === 0;
  useRestoredScroll(path, isAlive && isDrawn);

  if (!isAlive) {
    return (
      <ArrowLink className="mt-10" href={pagePath(listingPath, shown.pages + 1)}>
        {listing.rest(shown.total - shown.ids.length)}
      </ArrowLink>
    );
  }
  return (
    <>
      <ul className="gift-grid listing-further" aria-busy={status === 'loading'}>
        {gifts.length > 0 ? (
          <Suspense fallback={null}>
            <LoadedGifts gifts={gifts} headingLevel={2} focusId={null} onDrawn={markDrawn} />
          </Suspense>
        ) : null}
        {status === 'loading' ? (
          <li>
            <GiftCardSkeleton />
          </li>
        ) : null}
      </ul>
      {status === 'failed' ? (
        <ErrorState
          title={listing.loadFailed}
          description={listing.loadFailedHint}
          onRetry={readOn}
          className="listing-failed"
        />
      ) : null}
      {status === 'ready' && isDrawn ? <ScrollLoader loaded={loaded} onReach={readOn} /> : null}
    </>
  );
}
