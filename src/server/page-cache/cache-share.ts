import { createHash } from 'node:crypto';

import type { CacheEntry } from './cache-entry';

type Place = { entry: CacheEntry; cost: number; wasUsed: boolean; isProven: boolean };

/** Of the share's bytes: what an entry that nobody has asked for a second time can take at most once the share is full. */
const PROBATION = 0.1;
/** Of the share's bytes: a larger entry is not cached. */
const LARGEST = 0.25;
const LONGEST_PLAIN_ID = 256;

/**
 * Entries of one kind within a bound of bytes and of entries. A new one is on probation: only when it is asked for again
 * before its turn to go comes does it join the proven ones, so that addresses which are asked for once, however many, push
 * out only each other. A hit sets a mark and moves nothing.
 */
export function createCacheShare({ bytes: maxBytes, entries: maxEntries }: ShareBounds) {
  // A Map keeps the order of insertion: the first is the next whose turn it is to go.
  const onProbation = new Map<string, Place>();
  const proven = new Map<string, Place>();
  let bytes = 0;
  let probationBytes = 0;

  const mapOf = ({ isProven }: Place) => (isProven ? proven : onProbation);

  function insert(name: string, place: Place): void {
    mapOf(place).set(name, place);
    grow(place, place.cost);
  }
  function grow(place: Place, by: number): void {
    bytes += by;
    if (!place.isProven) probationBytes += by;
  }
  function take(name: string, place: Place): void {
    mapOf(place).delete(name);
    grow(place, -place.cost);
    place.entry.onGrowth = () => undefined;
  }
  function find(id: string): Place | undefined {
    const name = nameOf(id);
    return proven.get(name) ?? onProbation.get(name);
  }
  function isFull(): boolean {
    return bytes > maxBytes || proven.size + onProbation.size > maxEntries;
  }
  /** What has just come is never the one to go. */
  function makeRoom(newest?: string): void {
    while (isFull()) {
      const isCrowded =
        probationBytes > maxBytes * PROBATION || onProbation.size > maxEntries * PROBATION;
      const [first] = onProbation.keys();
      const goesFirst = first !== undefined && first !== newest;
      const [oldest] = goesFirst && (isCrowded || proven.size === 0) ? onProbation : proven;
      if (oldest === undefined) return;
      const [name, place] = oldest;
      take(name, place);
      if (place.wasUsed) put(name, place.entry, true);
    }
  }
  function put(name: string, entry: CacheEntry, isProven: boolean): Place {
    const place = { entry, cost: entry.size + name.length * 2, wasUsed: false, isProven };
    insert(name, place);
    entry.onGrowth = (by) => {
      place.cost += by;
      grow(place, by);
      makeRoom();
    };
    return place;
  }

  return {
    get(id: string): CacheEntry | undefined {
      const place = find(id);
      if (place === undefined) return undefined;
      place.wasUsed = true;
      return place.entry;
    },
    set(id: string, entry: CacheEntry): void {
      const before = find(id);
      const name = copyOf(nameOf(id));
      if (before !== undefined) take(name, before);
      if (entry.size > maxBytes * LARGEST) return;
      const place = put(name, entry, before?.isProven === true);
      place.wasUsed = before?.wasUsed === true;
      makeRoom(name);
    },
    remove(id: string): void {
      const place = find(id);
      if (place !== undefined) take(nameOf(id), place);
    },
    /** The ids that were asked for most, the most first. What was asked for long ago counts less each time. */
    mostAsked(most: number): string[] {
      const places = [...onProbation, ...proven];
      const asked = places.filter(([, { entry }]) => entry.hits > 0);
      asked.sort(([, a], [, b]) => b.entry.hits - a.entry.hits);
      for (const [, { entry }] of asked) entry.hits /= 2;
      return asked.slice(0, most).map(([name]) => name);
    },
    held: () => ({ bytes, entries: proven.size + onProbation.size }),
  };
}

export type ShareBounds = { bytes: number; entries: number };

/** Text of its own: a part that was cut from an address would hold all of it in memory. */
function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** A long id goes by its digest. */
function nameOf(id: string): string {
  if (id.length <= LONGEST_PLAIN_ID) return id;
  return createHash('sha256').update(id).digest('base64url');
}
