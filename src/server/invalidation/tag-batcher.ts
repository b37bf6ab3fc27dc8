import { setTimeout as sleep } from 'node:timers/promises';

import { TAG_LENGTH_MAX, WAITING_TAGS_MAX } from '@/domain/page-cache-limits';
import { EVERYTHING } from '@/lib/cache-tags';

const COLLECT_MS = 20;
const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 2_000;

type Options = {
  send: (tags: string[]) => Promise<void>;
  signal: AbortSignal;
  log: (line: string) => void;
};

/**
 * Gathers tags for a moment and sends them together, one request at a time. Tags that could not be sent stay and are sent
 * again, with growing pauses, together with those that came meanwhile. When more wait than are sent at once, or one of them
 * is too long to send, everything is expired instead.
 */
export function createTagBatcher({ send, signal, log }: Options) {
  let waiting = new Set<string>();
  let isFlushing = false;
  let markFirst: () => void = () => undefined;
  const firstFlush = new Promise<void>((resolve) => (markFirst = resolve));

  function wait(tags: Iterable<string>): void {
    for (const tag of tags) {
      const fits = waiting.size < WAITING_TAGS_MAX && tag.length <= TAG_LENGTH_MAX;
      if (fits || waiting.has(tag)) waiting.add(tag);
      else waiting = new Set(EVERYTHING);
    }
  }

  async function flush(): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (waiting.size > 0 && !signal.aborted) {
      const sending = waiting;
      waiting = new Set();
      try {
        await send([...sending]);
        markFirst();
        backoff = FIRST_BACKOFF_MS;
      } catch (error) {
        const meanwhile = waiting;
        waiting = new Set(sending);
        wait(meanwhile);
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        log(`Páginas alteradas ainda não renovadas (${reason}); nova tentativa em ${backoff} ms`);
        await sleep(backoff, undefined, { signal }).catch(() => undefined);
        backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
      }
    }
  }

  return {
    firstFlush,
    add(tags: string[]): void {
      wait(tags);
      if (isFlushing || waiting.size === 0) return;
      isFlushing = true;
      setTimeout(() => {
        void flush().finally(() => (isFlushing = false));
      }, COLLECT_MS);
    },
  };
}
