'use client';

import { useEffect } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { takeAskedFavourite } from './asked-favourite';
import { favouriteStore } from './favourite-store';
import { setCurrentUser } from './current-user';

/**
 * Passes the user of the session to the favourites. When a user signs in, it adds the favourite that they asked for before,
 * and merges the browser's own into the account.
 */
export function FavouritesSession() {
  const { user, isLoading, refresh } = useAuth();
  const id = user?.id ?? null;

  useEffect(() => {
    if (isLoading) return;
    setCurrentUser(id === null ? null : { id, onExpired: () => void refresh() });
    if (id === null) return;
    const asked = takeAskedFavourite();
    if (asked !== null) {
      void import('./account-favourites').then(({ toggleOnServer }) =>
        toggleOnServer(asked.gift, true, { userId: id, category: asked.category }),
      );
    }
    if ((favouriteStore.local()?.length ?? 0) === 0) return;
    void import('./merge-local-favourites').then(({ mergeLocalFavourites }) =>
      mergeLocalFavourites(id),
    );
  }, [id, isLoading, refresh]);

  return null;
}
