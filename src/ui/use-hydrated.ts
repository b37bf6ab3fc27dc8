import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML from the server, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
