import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The query of the address that the browser shows: empty on the server and while React takes over what came from there,
 * since a page is the same for everybody. Next's own `useSearchParams` has the query at once, and finds a page that differs.
 */
export function useQuery(): URLSearchParams {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return new URLSearchParams(search);
}
