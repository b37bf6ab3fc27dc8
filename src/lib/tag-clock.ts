import { CHANGED_TAGS_MAX } from '@/domain/page-cache-limits';

import { ANY_TAG, cacheTags } from './cache-tags';
import { shared } from './shared';

/** 'unknown': it may have changed while nobody was listening, or so long ago that it is forgotten. */
export type Standing = 'unchanged' | 'changed' | 'unknown';

export type TagClock = {
  /** Grows with each announcement. */
  now(): number;
  /** Whether announcements arrive. */
  isListening: boolean;
  /** Notes that what these tags stand for has changed. */
  expire(tags: readonly string[]): void;
  /** Announcements may have been missed: nothing is known of what happened before now. */
  doubt(): void;
  /** What has become of what these tags stand for since a time of this clock. */
  since(time: number, tags: Iterable<string>): Standing;
  /** Those of the tags that have changed since. */
  changedSince(time: number, tags: Iterable<string>): string[];
};

/** When each tag changed last, in an order of this process's own. Bounded: it forgets what changed longest ago. */
export function createTagClock(most: number = CHANGED_TAGS_MAX): TagClock {
  // In the order of their last change.
  const changes = new Map<string, number>();
  let time = 0;
  let knownFrom = 0;

  function forget(): void {
    const superfluous = changes.size - most / 2;
    let count = 0;
    for (const [tag, changedAt] of changes) {
      if (count++ >= superfluous) return;
      changes.delete(tag);
      knownFrom = changedAt;
    }
  }

  return {
    isListening: false,
    now: () => time,
    expire(tags) {
      time += 1;
      for (const announced of tags) {
        const tag = announced === ANY_TAG ? cacheTags.everything : announced;
        changes.delete(tag);
        changes.set(tag, time);
      }
      if (changes.size > most) forget();
    },
    doubt() {
      time += 1;
      knownFrom = time;
    },
    since(start, tags) {
      let isTagged = false;
      for (const tag of tags) {
        if ((changes.get(tag) ?? 0) > start) return 'changed';
        isTagged = true;
      }
      return isTagged && start < knownFrom ? 'unknown' : 'unchanged';
    },
    changedSince: (start, tags) => [...tags].filter((tag) => (changes.get(tag) ?? 0) > start),
  };
}

/** The clock of this process, which the listener of the server sets and every cache reads. */
export const tagClock: TagClock = shared('tag-clock', createTagClock);
