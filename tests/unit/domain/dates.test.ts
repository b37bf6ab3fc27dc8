import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { upcomingDates } from '@/domain/calendar';
import {
  dayText,
  formatDate,
  formatDay,
  millisecondsOfDayLeft,
  millisecondsOfYearLeft,
  timestamp,
  today,
  typedInstant,
  weekdayText,
  yearOf,
} from '@/domain/dates';
import { legal } from '@/messages/legal';

/** Machines in these zones have another day than São Paulo at one of the two moments. */
const ZONES = ['UTC', 'America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Honolulu'];

describe.each(ZONES)('on a machine in %s', (zone) => {
  const ownZone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it('it is still the same day at 23:30 in São Paulo, when Greenwich has the next', () => {
    vi.setSystemTime('2026-11-21T02:30:00Z');
    expect(today()).toBe('2026-11-20');
    expect(formatDate(new Date())).toBe('20/11/2026');
    expect(legal.lastUpdated(today())).toBe('Última atualização: 20/11/2026');
  });

  it('a day and a year last until midnight in São Paulo', () => {
    vi.setSystemTime('2026-11-21T02:30:00.250Z');
    expect(millisecondsOfDayLeft()).toBe(30 * 60_000 - 250);
    vi.setSystemTime('2026-11-21T03:00:00Z');
    expect(millisecondsOfDayLeft()).toBe(24 * 60 * 60_000);
    vi.setSystemTime('2027-01-01T02:59:59.999Z');
    expect([millisecondsOfDayLeft(), millisecondsOfYearLeft()]).toEqual([1, 1]);
    vi.setSystemTime('2027-01-01T03:00:00Z');
    expect(millisecondsOfYearLeft()).toBe(365 * 24 * 60 * 60_000);
  });

  it('Christmas is today until midnight in São Paulo', () => {
    vi.setSystemTime('2026-12-26T02:30:00Z');
    expect(upcomingDates(today(), 1)).toMatchObject([{ name: 'Natal', daysLeft: 0 }]);
  });

  it('the year is the old one at 23:30 on 31 December and the new one at 00:30', () => {
    vi.setSystemTime('2027-01-01T02:30:00Z');
    expect(yearOf(today())).toBe(2026);
    vi.setSystemTime('2027-01-01T03:30:00Z');
    expect(today()).toBe('2027-01-01');
    expect(yearOf(today())).toBe(2027);
    expect(upcomingDates(today(), 1)).toMatchObject([{ occasionSlug: 'ano-novo', daysLeft: 0 }]);
  });

  it('a day without an hour stays that day', () => {
    expect(formatDay('2027-01-01')).toBe('01/01/2027');
    expect(dayText('2027-01-01')).toBe('1º de janeiro');
    expect(dayText('2026-12-25')).toBe('25 de dezembro');
    expect(weekdayText('2026-12-25')).toBe('sexta-feira');
  });
});

it('says an instant to machines in UTC', () => {
  expect(timestamp(new Date('2026-11-20T23:30:00-03:00'))).toBe('2026-11-21T02:30:00.000Z');
});

it.each([
  ['25/12/2026 09:00', '2026-12-25T12:00:00.000Z'],
  [' 25/12/2026 às 9:05 ', '2026-12-25T12:05:00.000Z'],
  ['25/12/2026 9h', '2026-12-25T12:00:00.000Z'],
  ['5/1/2027, 18h30', '2027-01-05T21:30:00.000Z'],
  ['25/12/2026', '2026-12-25T03:00:00.000Z'],
])('reads %s by the clocks of São Paulo', (text, instant) => {
  expect(typedInstant(text)?.toISOString()).toBe(instant);
});

it.each([
  '',
  'amanhã',
  '31/02/2026 09:00',
  '12/25/2026 09:00',
  '25/12/26 09:00',
  '25/12/2026 24:00',
])('takes %j for no moment', (text) => {
  expect(typedInstant(text)).toBeNull();
});
