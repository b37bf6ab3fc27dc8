import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTagBatcher } from '@/server/invalidation/tag-batcher';

const { signal } = new AbortController();
const batch = (
  send: (tags: string[]) => Promise<void>,
  log: (line: string) => void = () => undefined,
) => createTagBatcher({ send, signal, log });

describe('the tag batcher', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('sends what comes within a moment together, each tag once', async () => {
    const sent: string[][] = [];
    const batcher = batch(async (tags) => void sent.push(tags));
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
    const batcher = batch((tags) => {
      sent.push(tags);
      return new Promise((resolve) => (finish = resolve));
    });
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
    const batcher = batch(async (tags) => {
      sent.push(tags);
      if (sent.length === 1) throw new Error('not yet');
    });
    batcher.add(['a']);
    await vi.waitFor(() => expect(sent).toEqual([['a']]));
    batcher.add(['b']);
    await batcher.firstFlush;
    expect(sent).toEqual([['a'], ['a', 'b']]);
  });
});

describe('more tags than can be sent at once', () => {
  it('become everything, so that no request is ever refused for its size', async () => {
    const sent: string[][] = [];
    const batcher = batch(async (tags) => void sent.push(tags));
    batcher.add(Array.from({ length: 25_000 }, (_, index) => `gift:${index}`));
    await batcher.firstFlush;
    expect(sent[0]).toEqual(expect.arrayContaining(['*', 'media']));
    expect(sent[0]?.length).toBeLessThanOrEqual(1_000);
  });

  it('so does a tag that is too long', async () => {
    const sent: string[][] = [];
    const batcher = batch(async (tags) => void sent.push(tags));
    batcher.add([`media:${'x'.repeat(300)}`]);
    await batcher.firstFlush;
    expect(sent).toEqual([['*', 'media']]);
  });
});

it('each flush that fails is one line of the log', async () => {
  const lines: string[] = [];
  let fails = 2;
  const batcher = batch(
    async () => {
      if (fails-- > 0) throw new Error('expiring tags: 503');
    },
    (line) => void lines.push(line),
  );
  batcher.add(['a']);
  await batcher.firstFlush;
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('expiring tags: 503');
});
