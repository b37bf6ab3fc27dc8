import { ANY_TAG } from '@/lib/cache-tags';
import type { TagClock } from '@/lib/tag-clock';

import { holdConnection } from '../database/lasting-connection';
import { createTagHistory, type TagHistory } from './tag-history';

const CHANNEL = 'cache_tags';

type Options = {
  databaseUrl: string;
  clock: TagClock;
  /** Called when everything has changed at once. */
  onEverything?: () => void;
  log: (line: string) => void;
};

export type CacheListener = {
  /** Resolves once announcements arrive for the first time. */
  ready: Promise<void>;
  /** What the database remembers of the tags. */
  history: TagHistory;
  stop(): Promise<void>;
};

/**
 * Carries what the database announces at commit to the tag clock of this process. With each connection everything that was
 * made before is in doubt, since announcements may have been missed: the history tells what has changed meanwhile.
 */
export function startCacheListener({
  databaseUrl,
  clock,
  onEverything,
  log,
}: Options): CacheListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const history = createTagHistory();
  let markReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (markReady = resolve));

  const running = holdConnection({
    databaseUrl,
    signal,
    async use(connection) {
      connection.on('notification', ({ payload }) => {
        if (payload === undefined) return;
        clock.expire([payload]);
        if (payload === ANY_TAG) onEverything?.();
      });
      await connection.query(`listen ${CHANNEL}`);
      clock.doubt();
      await history.open(connection, clock.now());
      clock.isListening = true;
      markReady();
    },
    leave() {
      clock.isListening = false;
      history.close();
    },
    onLost: () => log('Conexão com o banco de dados perdida; reconectando'),
  });
  return {
    ready,
    history,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
