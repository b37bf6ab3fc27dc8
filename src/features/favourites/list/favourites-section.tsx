'use client';

import { Suspense } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissing } from '@/ui/part-missing';
import { ListSkeleton } from './list-skeleton';

const FavouritesList = lazyPart(
  () => import('./favourites-list').then((module) => module.FavouritesList),
  PartMissing,
);

/** The section of a user's favourites; its list is loaded for users only. */
export function FavouritesSection() {
  const { user } = useAuth();
  return user === null ? null : (
    <Suspense fallback={<ListSkeleton />}>
      <FavouritesList key={user.id} userId={user.id} />
    </Suspense>
  );
}
