import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'query-choice:changed';

function subscribe(listener: () => void): () => void {
  const events = ['popstate', CHANGED];
  events.forEach((name) => window.addEventListener(name, listener));
  return () => events.forEach((name) => window.removeEventListener(name, listener));
}

/**
 * One of a few values, kept in a parameter of the page's address; anything else, and the first render, is the first of
 * them. The other parameters are left as they are.
 */
export function useQueryChoice<Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(parameter),
    () => null,
  );
  const choose = useCallback(
    (value: Value) => {
      const address = new URL(window.location.href);
      if (value === values[0]) address.searchParams.delete(parameter);
      else address.searchParams.set(parameter, value);
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new Event(CHANGED));
    },
    [parameter, values],
  );
  return [values.find((value) => value === text) ?? values[0], choose];
}
