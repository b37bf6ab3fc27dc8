'use client';

import { Suspense, useSyncExternalStore } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissing } from '@/ui/part-missing';
import { favouriteStore } from '../state/favourite-store';

const LocalFavouritesList = lazyPart(
  () => import('./local-favourites-list').then((module) => module.LocalFavouritesList),
  PartMissing,
);

const nothing = () => false;

/** The section of the favourites that this browser stores, for visitors; nothing for users. */
export function LocalFavouritesSection() {
  const { user, isLoading } = useAuth();
  const isKeeping = useSyncExternalStore(
    favouriteStore.subscribe,
    () => favouriteStore.local() !== null,
    nothing,
  );
  return user !== null || isLoading || !isKeeping ? null : (
    <Suspense fallback={null}>
      <LocalFavouritesList />
    </Suspense>
  );
}
