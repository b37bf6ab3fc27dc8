import { useSyncExternalStore } from 'react';

import { type ReviewChange, reviewChanges } from './review-change';

/** What the visitor has done to their review of this gift since they came; null for almost everybody. */
export function useReviewChange(gift: number): ReviewChange | null {
  const { subscribe, get, getOnServer } = reviewChanges;
  const change = useSyncExternalStore(subscribe, get, getOnServer);
  return change?.gift === gift ? change : null;
}
