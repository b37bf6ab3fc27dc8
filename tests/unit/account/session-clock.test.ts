import { describe, expect, it } from 'vitest';

import { formatCountdown } from '@/domain/countdown';
import { SESSION_CHECK_INTERVAL } from '@/domain/limits';
import { announcedSeconds, nextLook, secondsLeft, sessionPhase } from '@/domain/session-clock';

const END = 1_795_000_000;
const before = (seconds: number) => (END - seconds) * 1_000;

describe('the clock of the session', () => {
  it.each([
    [7_200, 'calm'],
    [300.001, 'calm'],
    [300, 'warning'],
    [0.001, 'warning'],
    [0, 'expired'],
    [-3_600, 'expired'],
  ] as const)('with %d seconds left is %s', (left, phase) => {
    expect(sessionPhase(END, before(left))).toBe(phase);
  });

  it('never goes below zero, however long the machine slept', () => {
    expect(secondsLeft(END, before(-86_400))).toBe(0);
  });

  it('checks every five minutes while nothing is near', () => {
    expect(nextLook(END, before(7_200))).toBe(SESSION_CHECK_INTERVAL);
  });

  it('wakes at the very moment of the warning', () => {
    expect(nextLook(END, before(301.5))).toBe(1_500);
    expect(sessionPhase(END, before(301.5) + nextLook(END, before(301.5)))).toBe('warning');
  });

  it('ticks on whole seconds during the warning', () => {
    expect(nextLook(END, before(299.25))).toBe(250);
    expect(nextLook(END, before(299))).toBe(1_000);
  });

  it('counts down from 5:00 to 0:00 without leaving out a second', () => {
    let now = before(300);
    const shown: string[] = [];
    while (sessionPhase(END, now) === 'warning') {
      shown.push(formatCountdown(secondsLeft(END, now)));
      now += nextLook(END, now);
    }
    expect(shown).toHaveLength(300);
    expect([shown[0], shown[1], shown[59], shown[60], shown.at(-1)]).toEqual([
      '5:00',
      '4:59',
      '4:01',
      '4:00',
      '0:01',
    ]);
    expect(sessionPhase(END, now)).toBe('expired');
  });

  it('announces seven times, not three hundred', () => {
    const spoken = new Set(Array.from({ length: 300 }, (_, index) => announcedSeconds(index + 1)));
    expect([...spoken].sort((a, b) => a - b)).toEqual([10, 30, 60, 120, 180, 240, 300]);
    expect(announcedSeconds(61)).toBe(120);
    expect(announcedSeconds(60)).toBe(60);
  });
});
