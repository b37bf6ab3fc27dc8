import { describe, expect, it } from 'vitest';
import { averageRating, formatRating, RATING_OPTIONS, ratingLabel } from '@/domain/rating';

describe('averageRating', () => {
  it('is null, not zero, without ratings', () => {
    expect(averageRating([])).toBeNull();
  });

  it('rounds a half up', () => {
    // 17 / 4 = 4.25 and 87 / 20 = 4.35, whose nearest binary number lies below the half.
    expect(averageRating([5, 4, 4, 4])).toBe(4.3);
    expect(averageRating([...Array<number>(13).fill(4), ...Array<number>(7).fill(5)])).toBe(4.4);
  });

  it.each([
    [[5, 4, 4], 4.3],
    [[5, 5, 4], 4.7],
    [[1], 1],
  ])('averages %j to %d', (ratings, average) => {
    expect(averageRating(ratings)).toBe(average);
  });
});

describe('rating labels', () => {
  it('shows one decimal with a comma', () => {
    expect([formatRating(4.5), formatRating(4)]).toEqual(['4,5', '4,0']);
  });

  it('offers the four minimums of the filter, best first', () => {
    expect(RATING_OPTIONS.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '4.5 Excepcional',
      '4 Excelente',
      '3.5 Muito Bom',
      '3 Bom',
    ]);
  });

  it('gives an average the best label whose minimum it reaches', () => {
    expect([5, 4.5, 4.4, 3, 2.9].map(ratingLabel)).toEqual([
      'Excepcional',
      'Excepcional',
      'Excelente',
      'Bom',
      null,
    ]);
  });
});
