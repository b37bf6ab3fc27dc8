import { useQuery } from '@tanstack/react-query';
import type { GiftSummary } from '@/domain/gift';
import { LISTING_FRESH } from '@/domain/limits';
import { queryClient } from '@/lib/query-client';
import { FailedAnswer } from '@/lib/try-again';

export type SearchState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'found'; gifts: GiftSummary[]; didYouMean: string | null; isPartial: boolean };

type Answer = { docs: GiftSummary[]; didYouMean: string | null; isPartial: boolean };

/** Reads the results of a query; `retry` reads again. A recent query is answered from the cache. */
export function useSearch(query: string): { state: SearchState; retry: () => void } {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['search', query],
      queryFn: ({ signal }) => search(query, signal),
      staleTime: LISTING_FRESH,
      // Without a connection it fails, and says so, instead of waiting for one.
      networkMode: 'always',
    },
    queryClient(),
  );
  return { state: toState(data, isError && !isFetching), retry: () => void refetch() };
}

async function search(query: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query })}`, { signal });
  if (!response.ok) throw new FailedAnswer('Search', response);
  // The border to our own endpoint, which answers exactly this.
  return (await response.json()) as Answer;
}

function toState(answer: Answer | undefined, hasFailed: boolean): SearchState {
  if (answer !== undefined) {
    const { docs, didYouMean, isPartial } = answer;
    return { status: 'found', gifts: docs, didYouMean, isPartial };
  }
  return { status: hasFailed ? 'failed' : 'loading' };
}
