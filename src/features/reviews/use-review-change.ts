import { useSyncExternalStore } from 'react';

import { applies, type ReviewChange, reviewChanges, type ReviewFigures } from './review-change';

/** What the visitor has changed on this page that the page does not hold yet; null for almost everybody. */
export function useReviewChange(gift: number, basis: ReviewFigures): ReviewChange | null {
  const { subscribe, get, getOnServer } = reviewChanges;
  const change = useSyncExternalStore(subscribe, get, getOnServer);
  return change !== null && applies(change, gift, basis) ? change : null;
}
