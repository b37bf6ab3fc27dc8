'use client';

import { useEffect } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { favouriteStore } from './favourite-store';
import { setCurrentUser } from './current-user';

/** Tells the favourites of the page whose they are, and brings along what the browser local when somebody signs in. */
export function FavouritesSession() {
  const { user, isLoading, refresh } = useAuth();
  const id = user?.id ?? null;

  useEffect(() => {
    if (isLoading) return;
    setCurrentUser(id === null ? null : { id, onExpired: () => void refresh() });
    if (id === null || (favouriteStore.local()?.length ?? 0) === 0) return;
    void import('./merge-local-favourites').then(({ mergeLocalFavourites }) =>
      mergeLocalFavourites(id),
    );
  }, [id, isLoading, refresh]);

  return null;
}
