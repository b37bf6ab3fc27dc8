import { useEffect, useSyncExternalStore } from 'react';

import { favouriteStore } from '../state/favourite-store';
import { readWhenShown } from '../state/current-user';

const no = () => false;

/** Whether a gift is a favourite, and whether its button shows the offer to store it in this browser. False in the page's HTML. */
export function useFavourite(gift: number): { isFavourite: boolean; isOffered: boolean } {
  const isFavourite = useSyncExternalStore(
    favouriteStore.subscribe,
    () => favouriteStore.has(gift),
    no,
  );
  const isOffered = useSyncExternalStore(
    favouriteStore.subscribe,
    () => favouriteStore.offered() === gift,
    no,
  );
  useEffect(readWhenShown, []);
  return { isFavourite, isOffered };
}
