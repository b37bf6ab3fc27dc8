import { useEffect, useState } from 'react';
import { cleanSearchQuery } from '@/domain/search';
import {
  type SearchSuggestions,
  SUGGESTION_DEBOUNCE,
  SUGGESTION_MIN,
} from '@/domain/search-suggestions';
import { paths } from '@/lib/paths';
import { FailedAnswer, tryAgain } from '@/lib/try-again';

const read = new Map<string, SearchSuggestions>();
const READ_MAX = 50;

type Answer = { query: string; suggestions: SearchSuggestions | null };

/**
 * Suggestions for what is typed, a moment after the last letter. Until they come, those of its beginning stay; what fails twice
 * suggests nothing.
 */
export function useSuggestions(typed: string): SearchSuggestions | null {
  const [answer, setAnswer] = useState<Answer>({ query: '', suggestions: null });
  const query = cleanSearchQuery(typed);

  useEffect(() => {
    if (query.length < SUGGESTION_MIN) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void tryAgain(() => fetchSuggestions(query, controller.signal), controller.signal)
        .catch(() => null)
        .then((suggestions) => {
          if (!controller.signal.aborted) setAnswer({ query, suggestions });
        });
    }, SUGGESTION_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const isOfThis = query.length >= SUGGESTION_MIN && query.startsWith(answer.query);
  return isOfThis ? answer.suggestions : null;
}

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const known = read.get(query);
  if (known !== undefined) return known;
  const response = await fetch(paths.suggestionsApi(query), { signal });
  if (!response.ok) throw new FailedAnswer('The endpoint of suggestions', response);
  // The border to our own endpoint, which answers exactly this.
  const suggestions = (await response.json()) as SearchSuggestions;
  if (read.size >= READ_MAX) read.clear();
  read.set(query, suggestions);
  return suggestions;
}
