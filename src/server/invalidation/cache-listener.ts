import { EVERYTHING } from '@/lib/cache-tags';

import { holdConnection } from '../database/lasting-connection';
import { createTagBatcher } from './tag-batcher';

const CHANNEL = 'cache_tags';

type Options = {
  databaseUrl: string;
  /** Called as soon as anything is announced, before it is gathered and expired. */
  onAnnounced(): void;
  /** Expires tags in the running Next server; rejects when it did not. */
  expire(tags: string[], signal: AbortSignal): Promise<void>;
  log: (line: string) => void;
};

export type CacheListener = {
  /** Resolves once the first connection's "everything" has been expired. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

/** A notification carries one tag, or several as a JSON array. */
function tagsIn(message: string | undefined): string[] {
  if (!message) return [];
  if (!message.startsWith('[')) return [message];
  try {
    const parsed: unknown = JSON.parse(message);
    return Array.isArray(parsed) ? parsed.filter((tag) => typeof tag === 'string') : [];
  } catch {
    // Not understood: better to expire too much than to serve what is stale.
    return [...EVERYTHING];
  }
}

/**
 * Carries what the database announces at commit to the page cache of this process. After each
 * (re)connection everything is expired: announcements may have been missed meanwhile, and at the
 * first one the build may be older than the database.
 */
export function startCacheListener({
  databaseUrl,
  onAnnounced,
  expire,
  log,
}: Options): CacheListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const batcher = createTagBatcher({ send: (tags) => expire(tags, signal), signal, log });

  const running = holdConnection({
    databaseUrl,
    signal,
    async use(connection) {
      connection.on('notification', ({ payload }) => {
        onAnnounced();
        batcher.add(tagsIn(payload));
      });
      await connection.query(`listen ${CHANNEL}`);
      batcher.add([...EVERYTHING]);
    },
    onLost: () => log('Conexão com o banco de dados perdida; reconectando'),
  });
  return {
    ready: batcher.firstFlush,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
