'use client';

import type { ReactNode } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { errors } from '@/messages/errors';
import { common } from '@/messages/common';
import { ErrorState } from '@/ui/error-state';
import { ACCOUNT_TITLE_ID } from './account-title-id';
import { AuthPanel } from './auth-panel';

const focusTitle = () => document.getElementById(ACCOUNT_TITLE_ID)?.focus();

/** The sign-in forms, for visitors. They are in the HTML, so that they show before any script. */
export function SignedOut({ prompt }: { prompt: string }) {
  const { user } = useAuth();
  return user === null ? <AuthPanel prompt={prompt} onSignedIn={focusTitle} /> : null;
}

/** Content for users only; nothing of it is rendered before the session has been read. */
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
