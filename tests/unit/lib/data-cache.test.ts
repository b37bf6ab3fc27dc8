import { describe, expect, it } from 'vitest';

import { createDataCache } from '@/lib/data-cache';
import { gather, noteTags } from '@/lib/cache-scope';
import { createTagClock } from '@/lib/tag-clock';

function open(maxBytes = 1_000_000) {
  const clock = createTagClock();
  clock.isListening = true;
  return { clock, cache: createDataCache(maxBytes, clock) };
}

/** A read that counts how often it is done. */
function reading(tags: string[], value: (visit: number) => unknown = (visit) => ({ visit })) {
  const read = { times: 0, make: () => Promise.resolve<unknown>(undefined) };
  read.make = async () => {
    read.times += 1;
    noteTags(tags);
    await Promise.resolve();
    return value(read.times);
  };
  return read;
}

describe('a cached read', () => {
  it('is done once, until one of its tags changes', async () => {
    const { clock, cache } = open();
    const read = reading(['gift:1']);
    await Promise.all([cache.get('a', read.make), cache.get('a', read.make)]);
    clock.expire(['gift:2']);
    expect(await cache.get('a', read.make)).toEqual({ visit: 1 });
    clock.expire(['gift:1']);
    expect(await cache.get('a', read.make)).toEqual({ visit: 2 });
    clock.doubt();
    expect(await cache.get('a', read.make)).toEqual({ visit: 3 });
  });

  it('tells what it was made from to whatever reads it, cached or not', async () => {
    const { cache } = open();
    const read = reading(['gift:1']);
    for (const visit of ['read', 'cached']) {
      const { scope } = await gather('answer', () => cache.get('a', read.make));
      expect([visit, ...scope.tags]).toEqual([visit, 'gift:1']);
      expect(scope.isTagged).toBe(true);
    }
    const outer = reading([]);
    const nested = () => cache.get('b', async () => [await cache.get('a', read.make), outer.times]);
    await nested();
    const { scope } = await gather('answer', nested);
    expect([...scope.tags]).toEqual(['gift:1']);
  });

  it('is not cached when it changed while it was read, nor given to who asked after the change', async () => {
    const { clock, cache } = open();
    let release: () => void = () => undefined;
    let times = 0;
    const make = async () => {
      noteTags(['gift:1']);
      times += 1;
      if (times === 1) await new Promise<void>((resolve) => (release = resolve));
      return { times };
    };
    const early = cache.get('a', make);
    await expect.poll(() => times).toBe(1);
    clock.expire(['gift:1']);
    expect(await cache.get('a', make)).toEqual({ times: 2 });
    release();
    await early;
    expect(await cache.get('a', make)).toEqual({ times: 2 });
  });

  it('is done each time while announcements do not arrive, after a failure, and once its time is over', async () => {
    const { clock, cache } = open();
    const read = reading(['gift:1']);
    clock.isListening = false;
    await cache.get('a', read.make);
    await cache.get('a', read.make);
    expect(read.times).toBe(2);
    clock.isListening = true;
    await expect(cache.get('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cache.get('b', () => Promise.resolve('found'))).toBe('found');
    let times = 0;
    const brief = () => {
      noteTags(['gift:1'], Date.now());
      return Promise.resolve((times += 1));
    };
    await cache.get('c', brief);
    expect(await cache.get('c', brief)).toBe(2);
  });

  it('cannot be changed by who gets it', async () => {
    const { cache } = open();
    const value = await cache.get('a', () => Promise.resolve({ list: [{ name: 'a' }] }));
    // The border to the test: what the read above answers.
    const { list } = value as { list: { name: string }[] };
    expect(() => list.push({ name: 'b' })).toThrow(TypeError);
    expect(() => Object.assign(list[0] ?? {}, { name: 'b' })).toThrow(TypeError);
  });

  it('gives way to what was used since, within a bound of bytes', async () => {
    const { cache } = open(100_000);
    const read = reading(['a'], () => 'x'.repeat(5_000));
    await cache.get('first', read.make);
    for (let index = 0; index < 30; index += 1) {
      await cache.get(`${index}`, read.make);
      await cache.get('first', read.make);
    }
    expect(read.times).toBe(31);
    await cache.get('0', read.make);
    expect(read.times).toBe(32);
    const large = reading(['a'], () => 'x'.repeat(50_000));
    await cache.get('large', large.make);
    await cache.get('large', large.make);
    expect(large.times).toBe(2);
  });
});
