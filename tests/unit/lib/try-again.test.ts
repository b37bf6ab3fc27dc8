import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RETRY_PAUSE, RETRY_PAUSE_MAX } from '@/domain/patience';
import { fetchListing } from '@/features/gift-listing/state/fetch-listing';
import { DEFAULT_FILTERS } from '@/domain/listing';
import { queryClient } from '@/lib/query-client';
import { FailedAnswer } from '@/lib/try-again';

const NOW = Date.UTC(2026, 10, 23);
const LISTING = { docs: [], total: 0, isTotalExact: true, page: 1, hasMore: false };

/** What the site answers, one after another; the last one from then on. */
let answers: (() => Response)[];
const ask = vi.fn(() =>
  Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error()),
);
const busy = (headers: Record<string, string>) => () =>
  new Response(null, { status: 503, headers });
const found = () => Response.json(LISTING);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', ask);
  ask.mockClear();
});
afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const readListing = (signal = new AbortController().signal) =>
  fetchListing({ scope: { kind: 'all' }, sort: 'az', filters: DEFAULT_FILTERS, page: 1 }, signal);

/** Reads of the two kinds that there are: by the query client, and by the list of gifts. */
const READS: Record<string, () => Promise<unknown>> = {
  'the query client': () =>
    queryClient().query({
      queryKey: ['a read'],
      queryFn: async () => {
        const response = await fetch('/api/nada');
        if (!response.ok) throw new FailedAnswer('A read', response);
        return response.json();
      },
    }),
  'the list of gifts': () => readListing(),
};

const inSeconds = (seconds: number) => ({ 'retry-after': String(seconds) });

describe.each(Object.entries(READS))('a read of %s that the busy site refuses', (_who, read) => {
  it.each([
    ['seconds', inSeconds(5), 5_000],
    ['a moment', { 'retry-after': new Date(NOW + 7_000).toUTCString() }, 7_000],
    ['nothing', {}, RETRY_PAUSE],
    ['what nobody understands', { 'retry-after': 'logo' }, RETRY_PAUSE],
    ['no time at all', inSeconds(0), RETRY_PAUSE],
    ['the longest that is waited', inSeconds(RETRY_PAUSE_MAX / 1_000), RETRY_PAUSE_MAX],
  ])('is tried again not before the site allows, which says %s', async (_what, headers, pause) => {
    answers = [busy(headers), found];
    const answer = read();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(LISTING);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('fails at once when the site asks for more time than a visitor waits', async () => {
    answers = [busy(inSeconds(RETRY_PAUSE_MAX / 1_000 + 1)), found];
    await expect(read()).rejects.toThrow('answered 503');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('fails when it is refused twice', async () => {
    answers = [busy(inSeconds(2))];
    const answer = expect(read()).rejects.toThrow('answered 503');
    await vi.advanceTimersByTimeAsync(120_000);
    await answer;
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

it('a read that is aborted while it waits is not tried again', async () => {
  answers = [busy(inSeconds(5)), found];
  const controller = new AbortController();
  const answer = expect(readListing(controller.signal)).rejects.toThrow('answered 503');
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort();
  await answer;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
