'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import type { Listing } from '@/domain/gift';
import { FAVOURITES_FRESH, FAVOURITES_PAGE_SIZE } from '@/domain/limits';
import { queryClient } from '@/lib/query-client';
import { paths } from '@/lib/paths';
import { FailedAnswer } from '@/lib/try-again';
import { favourites as words } from '@/messages/favourites';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMoreButton } from '@/ui/load-more-button';
import { Notice } from '@/ui/notice';
import { giftsKeyOf } from '../state/account-favourites';
import { GiftItem } from './gift-item';
import { favouriteStore } from '../state/favourite-store';
import { ListSkeleton } from './list-skeleton';

const noneRemoved = () => 0;

/** The favourite gifts of the user, the newest first. */
export function FavouritesList({ userId }: { userId: number }) {
  const query = useInfiniteQuery(
    {
      queryKey: giftsKeyOf(userId),
      queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
      initialPageParam: 1,
      // What was removed since has moved the rest up: the page that the next gift is on now, not then.
      getNextPageParam: (last, pages) =>
        last.hasMore ? Math.floor(countFavourites(pages) / FAVOURITES_PAGE_SIZE) + 1 : undefined,
      staleTime: FAVOURITES_FRESH,
    },
    queryClient(),
  );
  const pages = query.data?.pages ?? [];
  const gifts = giftsIn(pages);
  const removed = useSyncExternalStore(
    favouriteStore.subscribe,
    () => gifts.length - countFavourites(pages),
    noneRemoved,
  );

  if (query.isPending) return <ListSkeleton />;
  if (query.data === undefined) {
    return <ErrorState title={words.loadFailed} onRetry={() => void query.refetch()} />;
  }
  if (gifts.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={words.empty}
        description={words.emptyHint}
        action={
          <Button asChild>
            <a href={paths.categories}>{words.explore}</a>
          </Button>
        }
      />
    );
  }
  const total = Math.max((pages.at(-1)?.total ?? 0) - removed, 0);
  return (
    <>
      <p role="status" className="mb-6 text-sm text-ink-soft">
        {words.total(total)}
      </p>
      <ul className="gift-grid">
        {gifts.map((gift) => (
          <GiftItem key={gift.id} gift={gift} />
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <Notice variant="danger" className="mt-8">
          {words.loadFailed}
        </Notice>
      ) : null}
      {query.hasNextPage ? (
        <div className="mt-10 flex justify-center">
          <LoadMoreButton
            label={words.more}
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          />
        </div>
      ) : null}
    </>
  );
}

async function readPage(page: number, signal: AbortSignal): Promise<Listing> {
  const response = await fetch(`/api/favourites/gifts?page=${page}`, { signal });
  if (!response.ok) throw new FailedAnswer('Favourites', response);
  // The border to our own endpoint, which answers exactly this.
  const listing = (await response.json()) as Listing;
  favouriteStore.show(
    listing.docs.map(({ id }) => id),
    true,
  );
  return listing;
}

/** The gifts of all pages, each once: a favourite made meanwhile pushes the others down a page. */
function giftsIn(pages: Listing[]) {
  return [...new Map(pages.flatMap(({ docs }) => docs).map((gift) => [gift.id, gift])).values()];
}

function countFavourites(pages: Listing[]): number {
  return giftsIn(pages).filter(({ id }) => favouriteStore.has(id)).length;
}
