import type { ReactNode } from 'react';
import { search as words } from '@/messages/search';
import { SearchHead } from './search-head';

/** What the page shows before a search. */
export function SearchPrompt({ children }: { children: ReactNode }) {
  return (
    <>
      <SearchHead title={words.question}>
        <p className="lead mt-3">{words.noQuery}</p>
      </SearchHead>
      {children}
    </>
  );
}
