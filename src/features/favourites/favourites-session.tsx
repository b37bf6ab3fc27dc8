'use client';

import { useEffect } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { hearts } from './hearts';
import { setPerson } from './person';

/** Tells the hearts of the page whose they are, and brings along what the browser kept when somebody signs in. */
export function FavouritesSession() {
  const { user, isLoading, refresh } = useAuth();
  const id = user?.id ?? null;

  useEffect(() => {
    if (isLoading) return;
    setPerson(id === null ? null : { id, onExpired: () => void refresh() });
    if (id === null || (hearts.kept()?.length ?? 0) === 0) return;
    void import('./merge-kept').then(({ mergeKept }) => mergeKept(id));
  }, [id, isLoading, refresh]);

  return null;
}
