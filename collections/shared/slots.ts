/** Lets `size` pieces of work run at once in this process; the others wait for their turn, in their order. */
export function createSlots(size: number) {
  let free = size;
  const waiting: (() => void)[] = [];

  return async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on rather than freed, so that nobody who comes now overtakes who waits.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
