import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { ADMISSION_RULES, PACE } from '@/domain/http-limits';
import { createAdmission } from '@/server/http/admission';
import { createPace } from '@/server/http/pace';

const late = PACE.lateAbove + 1;

describe('the pace of what no cache answers', () => {
  it('halves while the event loop is late, and never closes', () => {
    const pace = createPace();
    const widths = Array.from({ length: 5 }, () => {
      pace.note(late, 1);
      return pace.width();
    });
    expect(widths).toEqual([8, 4, 2, PACE.least, PACE.least]);
  });

  it('stays while the event loop is late with little to do, as on a machine that others keep busy', () => {
    const pace = createPace();
    for (let period = 0; period < 4; period += 1) pace.note(late, PACE.busyAbove);
    expect(pace.width()).toBe(ADMISSION_RULES.reads.inFlight);
    expect(pace.rest()).toBe(0);
  });

  it('widens by one for each period that is not late, up to what the rules allow', () => {
    const pace = createPace();
    for (let period = 0; period < 4; period += 1) pace.note(late, 1);
    pace.note(0, 1);
    expect(pace.width()).toBe(PACE.least + 1);
    for (let period = 0; period < 100; period += 1) pace.note(PACE.lateAbove, 1);
    expect(pace.width()).toBe(ADMISSION_RULES.reads.inFlight);
  });
});

describe('the rest between two requests', () => {
  it('is taken only once no fewer can be worked at', () => {
    const pace = createPace();
    while (pace.width() > PACE.least) {
      expect(pace.rest()).toBe(0);
      pace.note(late, 1);
    }
    pace.note(late, 1);
    expect(pace.rest()).toBe(PACE.shortestRest);
  });

  it('doubles while the event loop is late, up to its bound, and is gone before the pace widens', () => {
    const pace = createPace();
    for (let period = 0; period < 20; period += 1) pace.note(late, 1);
    expect(pace.rest()).toBe(PACE.longestRest);
    while (pace.width() === PACE.least) pace.note(0, 1);
    expect(pace.rest()).toBe(0);
  });
});

describe('an admission that is paced', () => {
  const rule = { inFlight: 4, waiting: 10, wait: 60_000 };

  it('lets in no more than the width, and who waits once there is room', async () => {
    let width = 1;
    const admission = createAdmission(rule, { width: () => width, rest: () => 0 });
    const first = await admission.enter(new EventEmitter());
    let admitted = 0;
    for (let index = 0; index < 3; index += 1) {
      void admission.enter(new EventEmitter()).then(() => (admitted += 1));
    }
    await turn();
    expect(admitted).toBe(0);
    width = 2;
    first?.();
    await turn();
    await turn();
    expect(admitted).toBe(2);
    expect(admission.size).toBe(3);
  });
});
