import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPacer } from '@/data/outbox/pacer';

describe('turns at a pace', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('come one after the other, for callers that ask at once', async () => {
    const turn = createPacer(9);
    const reached: number[] = [];
    const callers = [1, 2, 3].map(() => turn().then(() => reached.push(performance.now())));
    await vi.advanceTimersByTimeAsync(40);
    await Promise.all(callers);
    const first = reached[0] ?? Number.NaN;
    expect(reached.map((moment) => moment - first)).toEqual([0, 9, 18]);
  });

  it('are not waited for by who asks late', async () => {
    const turn = createPacer(9);
    await turn();
    await vi.advanceTimersByTimeAsync(30);
    const asked = performance.now();
    await turn();
    expect(performance.now()).toBe(asked);
  });
});
