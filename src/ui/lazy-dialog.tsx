'use client';

import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog';
import { useOpenedOnce } from './use-opened-once';

const Dialog = lazy(() => import('./dialog').then((module) => ({ default: module.Dialog })));

/** `Dialog`, its code fetched the first time that it opens. */
export function LazyDialog(props: DialogProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
