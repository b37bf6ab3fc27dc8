import { property } from '@/lib/property';
import { FailedAnswer } from '@/lib/try-again';

const keyOf = (userId: number) => ['newsletter', userId];

// The query client is loaded only here, so that visitors do not load it.
const load = () => import('@/lib/query-client');

/** Throws when the server did not answer twice. */
export async function readSubscription(address: string, userId: number): Promise<boolean> {
  const { queryClient } = await load();
  return queryClient().query({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => fetchSubscription(address, signal),
    // Offline it must fail instead of waiting.
    networkMode: 'always',
  });
}

export async function rememberSubscription(userId: number, subscribed: boolean): Promise<void> {
  const { queryClient } = await load();
  queryClient().setQueryData(keyOf(userId), subscribed);
}

async function fetchSubscription(address: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(address, { signal, cache: 'no-store' });
  if (!response.ok) throw new FailedAnswer('The subscription', response);
  const answer: unknown = await response.json();
  const subscribed = property(answer, 'subscribed');
  if (typeof subscribed !== 'boolean') throw new Error('The subscription could not be understood');
  return subscribed;
}
