'use client';

import type { ReactNode } from 'react';
import { useState } from 'react';
import { postJson } from '@/lib/post-json';
import { account, auth } from '@/messages/account';
import { common } from '@/messages/common';
import { accountPages } from '@/messages/pages';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/use-toast';
import { SignInForm } from './sign-in-form';
import { useSession } from './use-session';

type AccountGateProps = {
  /** Said above the sign-in form. */
  prompt: string;
  /** For those who are signed in, under their address. */
  children: ReactNode;
};

/** The sign-in form, or what an account holds. */
export function AccountGate({ prompt, children }: AccountGateProps) {
  const { session, refresh } = useSession();
  const [leaving, setLeaving] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const { toast } = useToast();

  const signOut = async () => {
    setLeaving('leaving');
    const result = await postJson('/api/users/logout', {});
    // 400 means that the session had already ended, which is what was asked for.
    setLeaving(result.ok || result.status === 400 ? 'idle' : 'failed');
    await refresh();
  };

  const signedIn = async () => {
    toast({ title: auth.loggedIn });
    await refresh();
  };

  if (session.status === 'loading') {
    return (
      <p role="status" className="min-h-80 text-ink-soft">
        {common.loading}
      </p>
    );
  }
  if (session.status === 'signed-out') {
    return (
      <>
        <p className="mb-6">{prompt}</p>
        <SignInForm onSignedIn={signedIn} />
      </>
    );
  }
  return (
    <>
      <p className="text-sm text-ink-soft">{accountPages.signedInAs}</p>
      <p className="mt-1 mb-6 font-display text-xl wrap-anywhere">{session.email}</p>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button variant="outline" disabled={leaving === 'leaving'} onClick={signOut}>
          {leaving === 'leaving' ? account.signingOut : account.signOut}
        </Button>
      </div>
      {leaving === 'failed' ? (
        <Notice variant="danger" className="mt-5">
          {accountPages.unreachable}
        </Notice>
      ) : null}
    </>
  );
}
