'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Shows results with the words of the query marked; the code that marks them comes after they are there. */
export function Highlights({ query, children }: { query: string; children: ReactNode }) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    void import('./highlight-matches').then(({ highlightMatches }) => {
      if (!isGone && results.current !== null) remove = highlightMatches(results.current, query);
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [query]);
  return <div ref={results}>{children}</div>;
}
