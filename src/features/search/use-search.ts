import { useEffect, useState } from 'react';
import type { GiftSummary } from '@/domain/gift';

type Answer = { key: string; gifts: GiftSummary[] } | { key: string; failed: true };

export type SearchState =
  { status: 'loading' } | { status: 'failed' } | { status: 'found'; gifts: GiftSummary[] };

/** Asks the server for a term; `retry` asks again. An answer that arrives after the term has changed is dropped. */
export function useSearch(term: string): { state: SearchState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt} ${term}`;

  useEffect(() => {
    const controller = new AbortController();
    fetch(`/api/search?${new URLSearchParams({ q: term })}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Search answered ${response.status}`);
        // The border to our own endpoint, which answers exactly this.
        const { docs } = (await response.json()) as { docs: GiftSummary[] };
        setAnswer({ key, gifts: docs });
      })
      .catch(() => {
        if (!controller.signal.aborted) setAnswer({ key, failed: true });
      });
    return () => controller.abort();
  }, [key, term]);

  return { state: toState(answer, key), retry: () => setAttempt((count) => count + 1) };
}

function toState(answer: Answer | null, key: string): SearchState {
  if (answer?.key !== key) return { status: 'loading' };
  return 'failed' in answer ? { status: 'failed' } : { status: 'found', gifts: answer.gifts };
}
