import { useEffect, useSyncExternalStore } from 'react';

import { hearts } from './hearts';
import { readWhenShown } from './person';

const no = () => false;

/** Whether a gift is a favourite, and whether its heart offers to keep it here. False in the page's HTML. */
export function useHeart(gift: number): { isFavourite: boolean; isOffered: boolean } {
  const isFavourite = useSyncExternalStore(hearts.subscribe, () => hearts.has(gift), no);
  const isOffered = useSyncExternalStore(hearts.subscribe, () => hearts.offered() === gift, no);
  useEffect(readWhenShown, []);
  return { isFavourite, isOffered };
}
