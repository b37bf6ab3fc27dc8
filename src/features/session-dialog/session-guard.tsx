'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { SESSION_CHECK_INTERVAL } from '@/domain/limits';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { signInPath } from '@/lib/sign-in-return';
import { session as words } from '@/messages/session';
import { useToast } from '@/ui/use-toast';
import { takeTurns } from './dialog-turn';
import { extendSession } from './extend-session';
import { SessionDialog } from './session-dialog';
import { useSessionClock } from './use-session-clock';

/** Warns before the user's session ends, and signs out when it has. */
export function SessionGuard() {
  const { user, expiresAt, ending, look, check, refresh, signOut, endSession } = useAuth();
  const { phase, left } = useSessionClock(user === null ? null : expiresAt);
  const [isOurTurn, setOurTurn] = useState(false);
  const [busy, setBusy] = useState<'staying' | 'leaving' | null>(null);
  const { toast } = useToast();
  const router = useRouter();
  const isWarning = phase === 'warning';
  const isSignedIn = user !== null;

  useEffect(() => (isWarning ? takeTurns(setOurTurn) : undefined), [isWarning]);

  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void check();
    }, SESSION_CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [isSignedIn, check]);

  const end = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    // Another tab may have extended it while this one was suspended.
    await look();
    await endSession(expiresAt);
  }, [look, endSession, expiresAt]);

  useEffect(() => {
    if (phase !== 'expired') return;
    const timer = setTimeout(end);
    document.addEventListener('visibilitychange', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
    };
  }, [phase, end]);

  useEffect(() => {
    if (ending !== 'lost') return;
    toast({ title: words.expired });
    router.push(signInPath(location.pathname + location.search + location.hash));
  }, [ending, toast, router]);

  const onStay = async () => {
    if (busy !== null) return;
    setBusy('staying');
    if (await extendSession()) await refresh();
    else await endSession();
    setBusy(null);
  };

  const onLeave = async () => {
    if (busy !== null) return;
    setBusy('leaving');
    if (await signOut()) {
      toast({ title: words.loggedOut });
      router.push(paths.settings);
    } else await endSession();
    setBusy(null);
  };

  return (
    <SessionDialog
      open={isWarning && isOurTurn}
      left={left}
      busy={busy}
      onStay={onStay}
      onLeave={onLeave}
    />
  );
}
