'use client';

import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet';
import { useOpenedOnce } from './use-opened-once';

const Sheet = lazy(() => import('./sheet').then((module) => ({ default: module.Sheet })));

/** `Sheet`, its code fetched the first time that it opens. */
export function LazySheet(props: SheetProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  ) : null;
}
