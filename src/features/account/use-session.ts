import { useCallback, useEffect, useState } from 'react';

export type Session =
  { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; email: string };

/** Who is visiting. Loading until the first answer (spec section 4); an answer that fails counts as nobody. */
export function useSession(): { session: Session; refresh: () => Promise<void> } {
  const [session, setSession] = useState<Session>({ status: 'loading' });

  const refresh = useCallback(async () => {
    const email = await readEmail();
    setSession(email === null ? { status: 'signed-out' } : { status: 'signed-in', email });
  }, []);

  useEffect(() => {
    let left = false;
    void readEmail().then((email) => {
      if (left) return;
      setSession(email === null ? { status: 'signed-out' } : { status: 'signed-in', email });
    });
    return () => {
      left = true;
    };
  }, []);

  return { session, refresh };
}

async function readEmail(): Promise<string | null> {
  try {
    const response = await fetch('/api/users/me');
    // The border to Payload's REST: `user` is null for a visitor.
    const { user } = (await response.json()) as { user?: { email?: string } | null };
    return user?.email ?? null;
  } catch {
    return null;
  }
}
