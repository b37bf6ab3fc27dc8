import { type Session, toSession } from './auth-user';

const SESSION_KEY = ['session'];

/**
 * Asks the server who is visiting; throws when it could not say. The query client is fetched only here, so that
 * somebody who is not signed in loads none of it.
 */
export async function readSession(): Promise<Session | null> {
  const { queryClient } = await import('@/lib/query-client');
  const client = queryClient();
  // An answer that is still under way may be older than what made us ask.
  await client.cancelQueries({ queryKey: SESSION_KEY });
  return client.query({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => fetchSession(signal),
    staleTime: 0,
    // Offline it must fail, not wait.
    networkMode: 'always',
  });
}

async function fetchSession(signal: AbortSignal): Promise<Session | null> {
  const response = await fetch('/api/users/me', { signal, cache: 'no-store' });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`);
  return toSession(await response.json());
}

/** Drops cached reads of a user who has signed out, or of the previous one. */
export async function clearUserData(): Promise<void> {
  const { queryClient } = await import('@/lib/query-client');
  queryClient().clear();
}
