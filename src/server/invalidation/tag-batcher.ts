import { setTimeout as sleep } from 'node:timers/promises';

const COLLECT_MS = 20;
const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 2_000;

/**
 * Gathers tags for a moment and sends them together, one request at a time. Tags that could not be
 * sent are kept and sent again, with growing pauses, together with those that came meanwhile.
 */
export function createTagBatcher(send: (tags: string[]) => Promise<void>, signal: AbortSignal) {
  let waiting = new Set<string>();
  let isFlushing = false;
  let markFirst: () => void = () => undefined;
  const firstFlush = new Promise<void>((resolve) => (markFirst = resolve));

  async function flush(): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (waiting.size > 0 && !signal.aborted) {
      const sending = waiting;
      waiting = new Set();
      try {
        await send([...sending]);
        markFirst();
        backoff = FIRST_BACKOFF_MS;
      } catch {
        waiting = new Set([...sending, ...waiting]);
        await sleep(backoff, undefined, { signal }).catch(() => undefined);
        backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
      }
    }
  }

  return {
    firstFlush,
    add(tags: string[]): void {
      for (const tag of tags) waiting.add(tag);
      if (isFlushing || waiting.size === 0) return;
      isFlushing = true;
      setTimeout(() => {
        void flush().finally(() => (isFlushing = false));
      }, COLLECT_MS);
    },
  };
}
