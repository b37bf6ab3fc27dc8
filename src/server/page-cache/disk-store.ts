import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TagClock } from '@/lib/tag-clock';

import { type CacheEntry, restoreCacheEntry } from './cache-entry';
import { type CacheKey, keyText } from './cache-key';
import { filesIn } from './files-in';
import { createPromptFiles } from './prompt-files';
import { decodeEntry, encodeEntry } from './stored-entry';
import { isUnchanged } from './standing';

export type DiskStore = {
  /** The entry as it was stored, or undefined. What changed since is for the caller to find out. Never throws. */
  read(key: CacheKey): Promise<CacheEntry | undefined>;
  /** Stores it a little later, if it is still true then. Never throws. */
  write(key: CacheKey, entry: CacheEntry): void;
  /** Removes the entries of other versions. Never throws. */
  removeOthers(): Promise<void>;
  /** Stores what still waits. */
  close(): Promise<void>;
};

type Options = {
  folder: string;
  maxBytes: number;
  clock: TagClock;
  /** Names what entries depend on beside their tags: the build, the database. Null while it is not known. */
  version: () => string | null;
};

type Waiting = { key: CacheKey; entry: CacheEntry; since: number };

/** Folders that the files are spread over, each with an equal part of the room. */
const SHARDS = 256;
/**
 * Milliseconds that an entry waits before it is stored. Announcements of what was committed before it was made have arrived
 * by then, so that nothing is stored which they would have expired.
 */
const SETTLE_MS = 2_000;
const WAITING_MAX = 2_000;
const TOUCHED_MAX = 10_000;
/** A file is marked as used no more often than this, in milliseconds. */
const TOUCH_EVERY = 60 * 60 * 1_000;
/** Of a full folder: what is left after files have been removed from it. */
const LEFT = 0.9;

/**
 * Entries as files, one each, bounded by bytes: in a folder that is full those go that were not used for longest. A file
 * comes into being under its name all at once, and says how long it is and what it must sum up to, so that one which a
 * crash left behind is not taken for an entry. Several servers may share the folder.
 */
export function createDiskStore({ folder, maxBytes, clock, version }: Options): DiskStore {
  const waiting = new Map<string, Waiting>();
  const sizes = new Map<string, number>();
  const touched = new Map<string, number>();
  let flushing: Promise<void> | undefined;
  const closing = new AbortController();
  const files = createPromptFiles();

  function placeOf(key: CacheKey): { shard: string; file: string } | null {
    const current = version();
    if (current === null) return null;
    const name = createHash('sha256').update(keyText(key)).digest('hex');
    const shard = path.join(folder, current, name.slice(0, 2));
    return { shard, file: path.join(shard, name.slice(2)) };
  }

  async function find(key: CacheKey): Promise<CacheEntry | undefined> {
    const place = placeOf(key);
    if (place === null) return undefined;
    try {
      const bytes = await files.read(place.file);
      if (bytes === null) return undefined;
      const stored = decodeEntry(bytes, keyText(key));
      if (stored === null) {
        await rm(place.file, { force: true });
        return undefined;
      }
      void touch(place.file, stored.storedAt);
      // Of the past: whatever the clock has seen since this process began may have come after it.
      return restoreCacheEntry(stored.answer, { ...stored.origin, time: 0 });
    } catch {
      return undefined;
    }
  }

  async function touch(file: string, storedAt: number): Promise<void> {
    const now = Date.now();
    const last = touched.get(file) ?? storedAt;
    if (now - last < TOUCH_EVERY) return;
    if (touched.size >= TOUCHED_MAX) touched.clear();
    touched.set(file, now);
    // It may have been removed meanwhile.
    await utimes(file, now / 1_000, now / 1_000).catch(() => undefined);
  }

  async function store({ key, entry }: Waiting): Promise<void> {
    const place = placeOf(key);
    if (place === null || !isUnchanged(entry.origin, clock)) return;
    const bytes = encodeEntry(keyText(key), await entry.stored(), entry.origin);
    // Once for each folder: its size is known from then on.
    if (!sizes.has(place.shard)) await mkdir(place.shard, { recursive: true });
    await files.write(place.file, bytes);
    const size = (sizes.get(place.shard) ?? (await measure(place.shard))) + bytes.length;
    sizes.set(place.shard, size);
    if (size > maxBytes / SHARDS) sizes.set(place.shard, await makeRoom(place.shard));
  }

  async function measure(shard: string): Promise<number> {
    return (await filesIn(shard)).reduce((sum, { size }) => sum + size, 0);
  }

  async function makeRoom(shard: string): Promise<number> {
    const oldestFirst = (await filesIn(shard)).sort((a, b) => a.mtimeMs - b.mtimeMs);
    let size = oldestFirst.reduce((sum, file) => sum + file.size, 0);
    for (const file of oldestFirst) {
      if (size <= (maxBytes / SHARDS) * LEFT) break;
      await rm(file.path, { force: true });
      size -= file.size;
    }
    return size;
  }

  async function flush(): Promise<void> {
    for (;;) {
      const [first] = waiting;
      if (first === undefined) return;
      const [name, oldest] = first;
      const remaining = oldest.since + SETTLE_MS - performance.now();
      if (remaining > 0) {
        const { signal } = closing;
        await sleep(remaining, undefined, { ref: false, signal }).catch(() => undefined);
      }
      waiting.delete(name);
      // A full disk or a folder that is gone costs the entry its place, and nobody an answer.
      await store(oldest).catch(() => undefined);
    }
  }

  return {
    read: find,
    write(key, entry) {
      const name = keyText(key);
      if (waiting.size >= WAITING_MAX || closing.signal.aborted) return;
      waiting.delete(name);
      waiting.set(name, { key, entry, since: performance.now() });
      flushing ??= flush().finally(() => (flushing = undefined));
    },
    async removeOthers() {
      const current = version();
      if (current === null) return;
      for (const name of await readdir(folder).catch(() => [])) {
        if (name === current) continue;
        await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
      }
    },
    async close() {
      closing.abort();
      await flushing;
    },
  };
}
