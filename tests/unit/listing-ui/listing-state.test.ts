import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTERS } from '@/domain/listing';
import {
  isPlain,
  readListingState,
  writeListingState,
} from '@/features/gift-listing/state/listing-state';

const plain = { sort: 'az', page: 1, filters: DEFAULT_FILTERS } as const;

describe('readListingState', () => {
  it('reads what a visitor shared', () => {
    expect(
      readListingState(
        '?sort=price-low&page=3&min=100&max=900&rating=4.5&intentions=para-celebrar,para-agradecer',
      ),
    ).toEqual({
      sort: 'price-low',
      page: 3,
      filters: {
        min: 100,
        max: 900,
        rating: 4.5,
        intentions: ['para agradecer', 'para celebrar'],
      },
    });
  });

  it.each([
    '',
    '?sort=x&min=abc&rating=9',
    '?page=0&intentions=para-vender',
    '?min=500&max=100',
    '?utm_source=carta&%E0%A4%A',
    '?sort=%00&page=1e3&max=-1',
  ])('ignores what it does not understand: %s', (search) => {
    expect(readListingState(search)).toEqual(plain);
  });

  it('keeps the good parts of an address with bad ones', () => {
    expect(readListingState('?sort=za&rating=9&max=300')).toEqual({
      sort: 'za',
      page: 1,
      filters: { ...DEFAULT_FILTERS, max: 300 },
    });
  });
});

describe('writeListingState', () => {
  it('says nothing of a listing as it first appears', () => {
    expect(writeListingState(plain)).toBe('');
  });

  it.each([
    '?sort=za',
    '?page=4',
    '?min=100&max=2000&rating=3.5',
    '?sort=rating&page=2&intentions=para-agradecer,para-confortar',
  ])('writes what it reads: %s', (search) => {
    expect(writeListingState(readListingState(search))).toBe(search);
  });
});

describe('what a state means', () => {
  it('is plain without order and filters, however many pages are shown', () => {
    expect(isPlain(readListingState('?page=3'))).toBe(true);
    expect(isPlain(readListingState('?sort=za'))).toBe(false);
    expect(isPlain(readListingState('?rating=4'))).toBe(false);
  });
});
