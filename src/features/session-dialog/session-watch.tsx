'use client';

import { lazy, Suspense } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { useOpenedOnce } from '@/ui/use-opened-once';

const SessionGuard = lazy(() =>
  import('./session-guard').then((module) => ({ default: module.SessionGuard })),
);

/** `SessionGuard`, its code fetched when somebody is signed in: nobody else needs it. */
export function SessionWatch() {
  const { user } = useAuth();
  return useOpenedOnce(user !== null) ? (
    <Suspense fallback={null}>
      <SessionGuard />
    </Suspense>
  ) : null;
}
