import { useEffect, useState } from 'react';
import { nextLook, secondsLeft, sessionPhase, type SessionPhase } from '@/domain/session-clock';

/** How much of the session is left, by the wall clock, which goes on while the machine sleeps. */
export function useSessionClock(expiresAt: number | null): { phase: SessionPhase; left: number } {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (expiresAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), nextLook(expiresAt, Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, now]);

  useEffect(() => {
    const look = () => setNow(Date.now());
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  if (expiresAt === null) return { phase: 'calm', left: Number.POSITIVE_INFINITY };
  return { phase: sessionPhase(expiresAt, now), left: secondsLeft(expiresAt, now) };
}
