/** Lets one caller through at a time, each at least so many milliseconds after the one before; the others wait in turn. */
export function createPacer(interval: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + interval;
    if (turn > now) await new Promise((resolve) => void setTimeout(resolve, turn - now));
  };
}
