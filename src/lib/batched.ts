/**
 * Reads one value at a time, all that are asked for in the same turn of the event loop together: `read` answers a map of
 * those that it found. Rejects as `read` does.
 */
export function batched<Key, Value>(
  read: (keys: Key[]) => Promise<Map<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { keys: Set<Key>; result: Promise<Map<Key, Value>> } | null = null;
  return async (key) => {
    if (waiting === null) {
      const keys = new Set<Key>();
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return read([...keys]);
      });
      waiting = { keys, result };
    }
    waiting.keys.add(key);
    return (await waiting.result).get(key);
  };
}
