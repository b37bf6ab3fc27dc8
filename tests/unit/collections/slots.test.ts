import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Refusal } from '@collections/shared/refusal';
import { createSlots } from '@collections/shared/slots';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LINE = { name: 'trying', size: 2, longestQueue: 3, patience: 1_000 };

/** Work that lasts until the test ends it. */
function job() {
  let end: () => void = () => undefined;
  const work = vi.fn(() => new Promise<string>((resolve) => (end = () => resolve('done'))));
  return { work, end: () => end() };
}

const turns = () => vi.advanceTimersByTimeAsync(0);
const refusal = expect.objectContaining({ status: 503 }) as unknown;

it('work beyond the slots waits for its turn, in its order', async () => {
  const withSlot = createSlots(LINE);
  const jobs = [job(), job(), job(), job()];
  const results = jobs.map(({ work }) => withSlot(work));
  await turns();
  expect(jobs.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 0, 0]);
  jobs[1]?.end();
  await turns();
  expect(jobs.map(({ work }) => work.mock.calls.length)).toEqual([1, 1, 1, 0]);
  for (const { end } of jobs) {
    end();
    await turns();
  }
  jobs[3]?.end();
  expect(await Promise.all(results)).toEqual(Array(4).fill('done'));
});

it('work beyond a full queue is refused at once, with when to try again', async () => {
  const withSlot = createSlots(LINE);
  const jobs = Array.from({ length: 5 }, job);
  for (const { work } of jobs) void withSlot(work);
  const late = job();
  await expect(withSlot(late.work)).rejects.toEqual(refusal);
  expect(late.work).not.toHaveBeenCalled();
  const error: unknown = await withSlot(late.work).catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) throw new Error('expected a refusal');
  expect(error.toResponse().headers.get('retry-after')).toBe('5');
});

it('work that gets no turn in time is refused, and its place is free for another', async () => {
  const withSlot = createSlots({ ...LINE, longestQueue: 1 });
  const [first, second, waiting, next] = [job(), job(), job(), job()];
  for (const { work } of [first, second]) void withSlot(work);
  const refused = expect(withSlot(waiting.work)).rejects.toEqual(refusal);
  await vi.advanceTimersByTimeAsync(LINE.patience);
  await refused;
  void withSlot(next.work);
  first.end();
  await turns();
  expect(waiting.work).not.toHaveBeenCalled();
  expect(next.work).toHaveBeenCalled();
});

it('an aborted wait gives up its place', async () => {
  const withSlot = createSlots(LINE);
  const [first, second, leaving, next] = [job(), job(), job(), job()];
  for (const { work } of [first, second]) void withSlot(work);
  const client = new AbortController();
  const refused = expect(withSlot(leaving.work, client.signal)).rejects.toEqual(refusal);
  void withSlot(next.work);
  client.abort();
  await refused;
  first.end();
  await turns();
  expect(leaving.work).not.toHaveBeenCalled();
  expect(next.work).toHaveBeenCalled();
  const late = withSlot(job().work, AbortSignal.abort());
  await expect(late).rejects.toEqual(refusal);
});
