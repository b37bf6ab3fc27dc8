'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { hearts } from './hearts';

const KeptList = lazy(() => import('./kept-list').then((module) => ({ default: module.KeptList })));

const nothing = () => false;

/** Where a visitor without an account finds what this browser keeps; nothing for everybody else. */
export function KeptPlace() {
  const { user, isLoading } = useAuth();
  const isKeeping = useSyncExternalStore(hearts.subscribe, () => hearts.kept() !== null, nothing);
  return user !== null || isLoading || !isKeeping ? null : (
    <Suspense fallback={null}>
      <KeptList />
    </Suspense>
  );
}
