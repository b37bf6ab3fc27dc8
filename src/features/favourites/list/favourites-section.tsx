'use client';

import { lazy, Suspense } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { ListSkeleton } from './list-skeleton';

const FavouritesList = lazy(() =>
  import('./favourites-list').then((module) => ({ default: module.FavouritesList })),
);

/** Where one's favourites stand; the list is fetched only by somebody who is signed in. */
export function FavouritesSection() {
  const { user } = useAuth();
  return user === null ? null : (
    <Suspense fallback={<ListSkeleton />}>
      <FavouritesList key={user.id} userId={user.id} />
    </Suspense>
  );
}
