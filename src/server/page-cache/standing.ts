import { cacheTags } from '@/lib/cache-tags';
import type { TagClock } from '@/lib/tag-clock';

import type { CacheEntry, Origin } from './cache-entry';
import { type CacheKey, isRead } from './cache-key';

/**
 * What an entry is good for: to be sent; to be sent once more while it is made again; to be sent once the database has
 * said that nothing changed; or for nothing.
 */
export type Standing = 'current' | 'late' | 'doubtful' | 'stale';

/** Milliseconds that the previous version of a page may be sent after a change, while the new one is being made. */
export const PREVIOUS_MS = 800;
/** Milliseconds that a page whose time is over is still sent, while it is being made again. */
export const GRACE_MS = 10_000;

/** What is announced under such a tag shows at once; an announcement of everything may stand for one of them. */
const isStrict = (tag: string) => tag.startsWith('own:') || tag === cacheTags.everything;

/** Milliseconds of the epoch, by a clock that never goes back. */
export function epochNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Judges an entry, and notes in it until when it has been found unchanged. */
export function judge(key: CacheKey, entry: CacheEntry, clock: TagClock, now: number): Standing {
  const time = clock.now();
  const { origin } = entry;
  if (entry.checked !== time) {
    if (origin.tags === null) return 'stale';
    const since = clock.since(entry.checked, origin.tags);
    if (since === 'unknown') return 'doubtful';
    if (since === 'changed') {
      const isRecent = now - entry.currentAt < PREVIOUS_MS;
      return isRecent && !hasChangedStrictly(entry, origin.tags, clock) ? 'late' : 'stale';
    }
    entry.checked = time;
  }
  if (now >= origin.freshUntil) {
    const maySendLate = !isRead(key) && now < origin.freshUntil + GRACE_MS;
    return maySendLate ? 'late' : 'stale';
  }
  entry.currentAt = now;
  return 'current';
}

/** Whether nothing that the answer was made from has changed since. */
export function isUnchanged({ tags, time }: Origin, clock: TagClock): boolean {
  return tags === null ? clock.now() === time : clock.since(time, tags) === 'unchanged';
}

function hasChangedStrictly(
  { checked }: CacheEntry,
  tags: readonly string[],
  clock: TagClock,
): boolean {
  return clock.changedSince(checked, tags).some(isStrict);
}
