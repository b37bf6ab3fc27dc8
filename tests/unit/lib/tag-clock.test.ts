import { describe, expect, it } from 'vitest';

import { createTagClock } from '@/lib/tag-clock';

describe('the tag clock', () => {
  it('tells whether a tag has changed since, and of no other', () => {
    const clock = createTagClock();
    clock.expire(['gift:1']);
    const time = clock.now();
    expect(clock.since(time, ['gift:1', 'gift:2'])).toBe('unchanged');
    clock.expire(['gift:2']);
    expect(clock.since(time, ['gift:1', 'gift:2'])).toBe('changed');
    expect(clock.since(time, ['gift:1'])).toBe('unchanged');
    expect(clock.changedSince(time, ['gift:1', 'gift:2'])).toEqual(['gift:2']);
  });

  it('takes an announcement of everything for a change of all that carries that tag', () => {
    const clock = createTagClock();
    clock.expire(['*']);
    expect(clock.since(0, ['everything', 'gift:1'])).toBe('changed');
    expect(clock.since(0, ['media'])).toBe('unchanged');
  });

  it('knows nothing of what was before a doubt, but of what carries no tag', () => {
    const clock = createTagClock();
    const time = clock.now();
    clock.doubt();
    expect(clock.since(time, ['gift:1'])).toBe('unknown');
    expect(clock.since(time, [])).toBe('unchanged');
    expect(clock.since(clock.now(), ['gift:1'])).toBe('unchanged');
  });

  it('forgets what changed longest ago, and says so', () => {
    const clock = createTagClock(10);
    const start = clock.now();
    for (let index = 0; index < 11; index += 1) clock.expire([`gift:${index}`]);
    expect(clock.since(start, ['gift:10'])).toBe('changed');
    expect(clock.since(start, ['gift:0'])).toBe('unknown');
    expect(clock.since(clock.now() - 1, ['gift:9'])).toBe('unchanged');
  });
});
