'use client';

import type { ReactNode } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { errors } from '@/messages/errors';
import { common } from '@/messages/common';
import { ErrorState } from '@/ui/error-state';
import { ACCOUNT_TITLE_ID } from './account-title-id';
import { AuthPanel } from './auth-panel';

const focusTitle = () => document.getElementById(ACCOUNT_TITLE_ID)?.focus();

/** The way in, for those who are not signed in. It is in the HTML, so that it is there before any script. */
export function SignedOut({ prompt }: { prompt: string }) {
  const { user } = useAuth();
  return user === null ? <AuthPanel prompt={prompt} onSignedIn={focusTitle} /> : null;
}

/** What only somebody who is signed in sees; nothing of it is made before it is known who that is. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, isUnreachable, refresh } = useAuth();
  if (user !== null) return children;
  if (isUnreachable) return <ErrorState title={errors.offline} onRetry={() => void refresh()} />;
  return (
    <p role="status" className="min-h-dvh text-ink-soft">
      {common.loading}
    </p>
  );
}
