import { FailedAnswer } from '@/lib/try-again';
import { type Session, toSession } from './auth-user';

const SESSION_KEY = ['session'];

/**
 * Reads the session from the server; throws when it cannot be reached. The query client is loaded only here, so that
 * visitors do not load it.
 */
export async function readSession(): Promise<Session | null> {
  const { queryClient } = await import('@/lib/query-client');
  const client = queryClient();
  // A pending answer may be older than the change that caused this read.
  await client.cancelQueries({ queryKey: SESSION_KEY });
  return client.query({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: 0,
    // Offline it must fail instead of waiting.
    networkMode: 'always',
  });
}

async function fetchSession(signal: AbortSignal): Promise<Session | null> {
  const response = await fetch('/api/users/me', { signal, cache: 'no-store' });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new FailedAnswer('The session', response);
  return toSession(await response.json());
}

/** Drops cached reads of a user who has signed out, or of the previous one. */
export async function clearUserData(): Promise<void> {
  const { queryClient } = await import('@/lib/query-client');
  queryClient().clear();
}
