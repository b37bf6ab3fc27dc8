'use client';

import { useSyncExternalStore } from 'react';
import { legal as words } from '@/messages/legal';

// The day changes once in a visit at most: nothing to listen to.
const never = () => () => undefined;

/** Today's date in Brazil. The page is cached; the browser corrects the date to the day of the visit. */
export function LastUpdated({ made }: { made: string }) {
  const text = useSyncExternalStore(
    never,
    () => words.lastUpdated(new Date()),
    () => made,
  );
  return <p className="mt-5 text-sm text-ink-soft">{text}</p>;
}
