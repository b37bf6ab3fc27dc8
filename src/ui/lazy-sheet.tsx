'use client';

import { Suspense } from 'react';
import type { SheetProps } from './sheet';
import { useOpenedOnce } from './use-opened-once';
import { lazyPart } from './lazy-part';

const Sheet = lazyPart(() => import('./sheet').then((module) => module.Sheet));

/** `Sheet`, its code fetched the first time that it opens. */
export function LazySheet(props: SheetProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  ) : null;
}
