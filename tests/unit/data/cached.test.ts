import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { cached } from '@/data/cached';
import { gather } from '@/lib/cache-scope';
import { cacheTags } from '@/lib/cache-tags';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:30:00Z') });
});
afterEach(() => vi.useRealTimers());

async function scopeOf(...values: Parameters<typeof cached>) {
  const { scope } = await gather('read', () => {
    cached(...values);
    return Promise.resolve();
  });
  return scope;
}
const lifetimeOf = async (lifetime: Parameters<typeof cached>[0]) =>
  (await scopeOf(lifetime)).freshUntil - Date.now();

it('what nothing changes is used for a month, what views change for five minutes', async () => {
  expect(await lifetimeOf('published')).toBe(30 * DAY);
  expect(await lifetimeOf('popular')).toBe(5 * MINUTE);
});

it('what says the day is used until midnight in São Paulo, what says the year until it is over', async () => {
  expect(await lifetimeOf('day')).toBe(30 * MINUTE);
  expect(await lifetimeOf('year')).toBe(41 * DAY + 30 * MINUTE);
});

it('every cached read carries the tag of everything', async () => {
  const { tags } = await scopeOf('popular', 'one');
  expect([...tags]).toEqual([cacheTags.everything, 'one']);
});
