import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { CATALOGUE_FRESH } from '@/domain/limits';
import type { Menu } from '@/domain/menu';
import { RETRY_PAUSE } from '@/domain/patience';
import { createMenuStore } from '@/features/site-header/menu-store';

const menuOf = (name: string): Menu => ({
  categories: [{ id: 1, name, entries: [{ name: 'Nerd', slug: 'nerd' }] }],
  occasions: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const read = vi.fn<() => Promise<Menu>>();
  const clock = { now: 0 };
  return { read, clock, store: createMenuStore({ read, now: () => clock.now }) };
}

it('asks for the menu once, however often it is opened', async () => {
  const { read, store } = setUp();
  read.mockResolvedValue(menuOf('Paixões'));
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(read).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual({ menu: menuOf('Paixões'), status: 'ready' });
});

it('after five minutes shows what it has and asks again', async () => {
  const { read, clock, store } = setUp();
  read.mockResolvedValueOnce(menuOf('Paixões'));
  await store.load();
  clock.now = CATALOGUE_FRESH;
  read.mockResolvedValueOnce(menuOf('Paixões e manias'));
  const reading = store.load();
  expect(store.get()).toEqual({ menu: menuOf('Paixões'), status: 'loading' });
  await reading;
  expect(store.get().menu).toEqual(menuOf('Paixões e manias'));
});

it('tries a second time by itself, then says that it failed, and again when it is opened again', async () => {
  const { read, store } = setUp();
  read.mockRejectedValueOnce(new Error('offline'));
  read.mockResolvedValueOnce(menuOf('Paixões'));
  const reading = store.load();
  await vi.advanceTimersByTimeAsync(RETRY_PAUSE);
  await reading;
  expect(store.get().status).toBe('ready');

  const failing = setUp();
  failing.read.mockRejectedValue(new Error('offline'));
  const failed = failing.store.load();
  await vi.advanceTimersByTimeAsync(RETRY_PAUSE);
  await failed;
  expect(failing.store.get()).toEqual({ menu: null, status: 'failed' });
  expect(failing.read).toHaveBeenCalledTimes(2);
  failing.read.mockResolvedValue(menuOf('Paixões'));
  await failing.store.load();
  expect(failing.store.get().status).toBe('ready');
});
