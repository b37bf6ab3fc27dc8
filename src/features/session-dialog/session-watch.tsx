'use client';

import { Suspense } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { lazyPart } from '@/ui/lazy-part';
import { useOpenedOnce } from '@/ui/use-opened-once';

const SessionGuard = lazyPart(() =>
  import('./session-guard').then((module) => module.SessionGuard),
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
