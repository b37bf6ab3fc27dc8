import { describe, expect, it } from 'vitest';

import { changeOf, clickThrough, nextVisits, totalsOf } from '@/domain/dashboard';

describe('the figures of a period', () => {
  const days = Array.from({ length: 180 }, (_, index) => ({
    day: `dia ${String(index)}`,
    views: index < 173 ? 1 : 10,
    clicks: 1,
  }));

  it('are compared with as many days before', () => {
    expect(totalsOf({ days }, 7)).toEqual({
      now: { views: 70, clicks: 7 },
      before: { views: 7, clicks: 7 },
    });
    expect(totalsOf({ days }, 90).before).toEqual({ views: 90, clicks: 90 });
  });

  it('say nothing where there is nothing to divide by', () => {
    expect(clickThrough({ views: 0, clicks: 0 })).toBeNull();
    expect(clickThrough({ views: 4, clicks: 1 })).toBe(0.25);
    expect(changeOf(5, 0)).toBeNull();
    expect(changeOf(null, 3)).toBeNull();
    expect(changeOf(3, 4)).toBe(-0.25);
  });
});

describe('the last visit', () => {
  const first = nextVisits(null, '2026-11-20T09:00:00Z');

  it('is unknown at the first', () => {
    expect(first.before).toBeNull();
  });

  it('is not the look of some minutes ago', () => {
    const later = nextVisits(first, '2026-11-20T09:40:00Z');
    expect(later).toEqual({ seen: '2026-11-20T09:40:00Z', before: null });
    // Whoever has it open all morning is still at the same visit.
    expect(nextVisits(later, '2026-11-20T10:30:00Z').before).toBeNull();
  });

  it('is the one before a pause', () => {
    expect(nextVisits(first, '2026-11-21T09:00:00Z').before).toBe('2026-11-20T09:00:00Z');
  });
});
