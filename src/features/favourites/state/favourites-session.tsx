'use client';

import { useEffect } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { favouriteStore } from './favourite-store';
import { setCurrentUser } from './current-user';

/** Passes the user of the session to the favourites, and merges the browser's own into the account when a user signs in. */
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
