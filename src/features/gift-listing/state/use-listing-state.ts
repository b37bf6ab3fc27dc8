import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readListingState, writeListingState, type ListingState } from './listing-state';

const CHANGED = 'listing:address';

/** The query last seen on each path: a page that is being left must not read the address of the next one. */
const seen = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  const events = ['popstate', CHANGED];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

function readSearch(path: string): string {
  if (window.location.pathname === path) seen.set(path, window.location.search);
  return seen.get(path) ?? '';
}

type Change = (
  state: ListingState,
  /** 'replace' for what the back button should not undo step by step. */
  how?: 'push' | 'replace',
) => void;

/**
 * The listing's state, stored only in the query string: it can be shared, survives a reload and comes back with the
 * back button, which also takes back one choice after the other, while the page itself stays static.
 */
export function useListingState(path: string): [ListingState, Change] {
  const search = useSyncExternalStore(
    subscribe,
    () => readSearch(path),
    () => '',
  );
  const state = useMemo(() => readListingState(search), [search]);
  const change = useCallback<Change>(
    (next, how = 'push') => {
      const address = path + writeListingState(next);
      if (how === 'push') window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
      window.dispatchEvent(new Event(CHANGED));
    },
    [path],
  );
  return [state, change];
}
