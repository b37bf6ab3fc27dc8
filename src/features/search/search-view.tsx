'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { cleanSearchQuery } from '@/domain/search';
import { SearchResults } from './search-results';

/** The results of the address's `q`; without one, the prompt, which the server has rendered. */
export function SearchView({ prompt }: { prompt: ReactNode }) {
  const query = cleanSearchQuery(useSearchParams().get('q') ?? '');
  return query === '' ? prompt : <SearchResults query={query} />;
}
