import { useSyncExternalStore } from 'react';

import { type ReviewChange, reviewChanges } from './review-change';

/** The user's change to their review of this gift since the page was loaded; null without one. */
export function useReviewChange(gift: number): ReviewChange | null {
  const { subscribe, get, getOnServer } = reviewChanges;
  const change = useSyncExternalStore(subscribe, get, getOnServer);
  return change?.gift === gift ? change : null;
}
