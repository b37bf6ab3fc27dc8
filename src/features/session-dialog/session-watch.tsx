'use client';

import { lazy, Suspense } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { useOpenedOnce } from '@/ui/use-opened-once';

const SessionGuard = lazy(() =>
  import('./session-guard').then((module) => ({ default: module.SessionGuard })),
);

/** `SessionGuard`, whose code is loaded for users only. */
export function SessionWatch() {
  const { user } = useAuth();
  return useOpenedOnce(user !== null) ? (
    <Suspense fallback={null}>
      <SessionGuard />
    </Suspense>
  ) : null;
}
