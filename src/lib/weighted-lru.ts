/** Values by key within a bound of their weights. What was not asked for the longest goes first. */
export function createWeightedLru<Value>(bound: number, weigh: (value: Value) => number) {
  // A Map keeps the order of insertion: what is put back last is the most recently used.
  const values = new Map<string, Value>();
  let weight = 0;

  function remove(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weigh(value);
  }

  return {
    remove,
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    put(key: string, value: Value): void {
      remove(key);
      values.set(key, value);
      weight += weigh(value);
      for (const oldest of values.keys()) {
        if (weight <= bound) return;
        remove(oldest);
      }
    },
  };
}
