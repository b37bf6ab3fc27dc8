import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTagBatcher } from '@/server/invalidation/tag-batcher';

const signal = new AbortController().signal;

describe('the tag batcher', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('sends what comes within a moment together, each tag once', async () => {
    const sent: string[][] = [];
    const batcher = createTagBatcher(async (tags) => void sent.push(tags), signal);
    batcher.add(['a']);
    batcher.add(['b', 'a']);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    await batcher.firstFlush;
    expect(sent).toEqual([['a', 'b']]);
  });

  it('sends one request at a time and keeps what comes meanwhile', async () => {
    const sent: string[][] = [];
    let finish: () => void = () => undefined;
    const batcher = createTagBatcher((tags) => {
      sent.push(tags);
      return new Promise((resolve) => (finish = resolve));
    }, signal);
    batcher.add(['a']);
    await vi.advanceTimersByTimeAsync(20);
    batcher.add(['b']);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([['a']]);
    finish();
    await vi.waitFor(() => expect(sent).toEqual([['a'], ['b']]));
  });
});

describe('tags that could not be sent', () => {
  it('are sent again with those that came meanwhile', async () => {
    const sent: string[][] = [];
    const batcher = createTagBatcher(async (tags) => {
      sent.push(tags);
      if (sent.length === 1) throw new Error('not yet');
    }, signal);
    batcher.add(['a']);
    await vi.waitFor(() => expect(sent).toEqual([['a']]));
    batcher.add(['b']);
    await batcher.firstFlush;
    expect(sent).toEqual([['a'], ['a', 'b']]);
  });
});
