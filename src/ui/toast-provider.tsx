'use client';

import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { watchUsedControls } from './toast-side';
import { toastStore } from './toast-store';
import { useOpenedOnce } from './use-opened-once';
import { lazyPart } from './lazy-part';

const ToastOutlet = lazyPart(() => import('./toast-outlet').then((module) => module.ToastOutlet));

/** Shows what `useToast` announces. Radix Toast is fetched with the first notification, not with the first page. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const needed = useOpenedOnce(toast !== null);
  useEffect(watchUsedControls, []);
  return (
    <>
      {children}
      {needed ? (
        <Suspense fallback={null}>
          <ToastOutlet toast={toast} />
        </Suspense>
      ) : null}
    </>
  );
}
