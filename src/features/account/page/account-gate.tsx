'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { returnPath } from '@/lib/sign-in-return';
import { errors } from '@/messages/errors';
import { common } from '@/messages/common';
import { ErrorState } from '@/ui/error-state';
import { ACCOUNT_TITLE_ID } from './account-title-id';
import { AuthPanel } from './auth-panel';

const focusTitle = () => document.getElementById(ACCOUNT_TITLE_ID)?.focus();

/** The sign-in forms, for visitors; signing in leads back to the page that asked for it. They are in the HTML, so that they show before any script. */
export function SignedOut({ prompt }: { prompt: string }) {
  const { user } = useAuth();
  const router = useRouter();

  useEffect(() => {
    const back = returnPath(location.search);
    if (back !== null) router.prefetch(back);
  }, [router]);

  const onSignedIn = () => {
    const back = returnPath(location.search);
    // In the place of the sign-in, which the back button should not show again.
    if (back === null) focusTitle();
    else router.replace(back);
  };
  return user === null ? <AuthPanel prompt={prompt} onSignedIn={onSignedIn} /> : null;
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
