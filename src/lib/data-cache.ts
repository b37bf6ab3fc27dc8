import { gather, noteTags } from './cache-scope';
import type { TagClock } from './tag-clock';
import { createWeightedLru } from './weighted-lru';

type Entry = {
  value: unknown;
  tags: readonly string[];
  time: number;
  freshUntil: number;
  size: number;
};

/** What an entry costs beside its value. */
const OVERHEAD = 512;
/** The part of the bound that one entry may take. */
const LARGEST = 1 / 4;

/**
 * Results of reads, within a bound of bytes, until one of their tags changes or their time is over. Who asks for the same
 * thing at the same time waits for one read. Nothing is cached while announcements do not arrive, nor a failure, nor what
 * changed while it was being read. The least recently used entries are evicted first.
 */
export function createDataCache(maxBytes: number, clock: TagClock) {
  const entries = createWeightedLru<Entry>(maxBytes, ({ size }) => size);
  const underWay = new Map<string, Promise<Entry>>();

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    const isCurrent =
      entry.time === clock.now() || clock.since(entry.time, entry.tags) === 'unchanged';
    if (!isCurrent || Date.now() >= entry.freshUntil) {
      entries.remove(key);
      return undefined;
    }
    entry.time = clock.now();
    return entry;
  }

  async function read(key: string, make: () => Promise<unknown>): Promise<Entry> {
    const time = clock.now();
    const { result, scope } = await gather('read', make);
    const value = frozen(result);
    const size = OVERHEAD + (key.length + lengthOf(value)) * 2;
    const entry = { value, tags: [...scope.tags], time, freshUntil: scope.freshUntil, size };
    const isStillTrue = clock.isListening && clock.since(time, entry.tags) === 'unchanged';
    const isKept = isStillTrue && Date.now() < entry.freshUntil && size <= maxBytes * LARGEST;
    if (isKept) entries.put(key, entry);
    return entry;
  }

  return {
    /** The result for that key if it is cached, undefined otherwise; says nothing of its tags to what is being made. */
    peek: (key: string): unknown => (clock.isListening ? find(key)?.value : undefined),
    /** The result for that key, which must not be changed by whoever gets it. */
    async get(key: string, make: () => Promise<unknown>): Promise<unknown> {
      let entry = clock.isListening ? find(key) : undefined;
      if (entry === undefined) {
        // What began before an announcement is not for those who ask after it.
        const flight = `${String(clock.now())} ${key}`;
        let reading = underWay.get(flight);
        if (reading === undefined) {
          reading = read(key, make).finally(() => underWay.delete(flight));
          underWay.set(flight, reading);
        }
        entry = await reading;
      }
      noteTags(entry.tags, entry.freshUntil);
      return entry.value;
    },
  };
}

/** Shared by all who ask, so that a change of one would be everybody's. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // Bytes cannot be frozen.
  if (ArrayBuffer.isView(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Characters, nearly. */
function lengthOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
