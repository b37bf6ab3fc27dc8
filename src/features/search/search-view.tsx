'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { cleanSearchTerm } from '@/domain/search';
import { SearchResults } from './search-results';

/** The results of the address's `q`; without one, the prompt, which the server has rendered. */
export function SearchView({ prompt }: { prompt: ReactNode }) {
  const term = cleanSearchTerm(useSearchParams().get('q') ?? '');
  return term === '' ? prompt : <SearchResults term={term} />;
}
