'use client';

import { useSyncExternalStore } from 'react';
import { today } from '@/domain/dates';
import { legal as words } from '@/messages/legal';

// The day changes once in a visit at most: nothing to listen to.
const never = () => () => undefined;

/** Today in São Paulo. The page is cached; the browser corrects it to the day of the visit. */
export function LastUpdated({ made }: { made: string }) {
  const text = useSyncExternalStore(
    never,
    () => words.lastUpdated(today()),
    () => made,
  );
  return <span>{text}</span>;
}
