import { describe, expect, it } from 'vitest';

import { describeListingErrors } from '@/data/describe-listing-errors';
import { LISTING_FILTERED_MAX_PAGE, parseListingRequest } from '@/domain/listing-request';

const parse = (address: string) => parseListingRequest(new URLSearchParams(address));
const refusal = (address: string) => {
  const result = parse(address);
  return result.ok ? [] : result.errors;
};

it('reads a query of a listing, and the gift after which the page begins', () => {
  expect(parse('sort=za&page=3&after=17')).toMatchObject({
    ok: true,
    request: { sort: 'za', page: 3, after: 17 },
  });
  expect(parse('')).toMatchObject({ ok: true, request: { page: 1, after: null } });
});

it.each(['', '0', '-1', '1e3', '2147483648', '1.5', 'x', '\0', '1 or 1=1'])(
  'refuses %j as the last gift shown',
  (text) => {
    const address = new URLSearchParams({ after: text }).toString();
    expect(refusal(address)).toEqual([{ field: 'after', problem: 'after' }]);
  },
);

it('refuses two gifts to begin after, and says everything else that is wrong too', () => {
  expect(refusal('after=1&after=2&sort=nada')).toEqual([
    { field: 'sort', problem: 'sort' },
    { field: 'after', problem: 'repeated' },
  ]);
});

describe('a page of a filtered listing', () => {
  const last = LISTING_FILTERED_MAX_PAGE;

  it('ends where its gifts are counted no further', () => {
    expect(refusal(`rating=4&page=${last}`)).toEqual([]);
    expect(refusal(`rating=4&page=${last + 1}`)).toEqual([
      { field: 'page', problem: 'filteredPage' },
    ]);
  });

  it('goes on beyond that after a gift, and without filters', () => {
    expect(refusal(`rating=4&page=${last + 1}&after=9`)).toEqual([]);
    expect(refusal(`page=${last + 1}`)).toEqual([]);
  });
});

const NAUGHTY = [
  ...['', ' ', '\0', '%00', '\ud800', '１２', '𝕿𝖊𝖘𝖙', '\u202e321', 'a'.repeat(10_000)],
  ...[
    "'; drop table gifts; --",
    'price;drop',
    '1 or 1=1',
    '<script>alert(1)</script>',
    '../../etc',
  ],
  ...['NaN', 'Infinity', '-0', '-1', '1e9', '0x10', '9'.repeat(400), '1,5', 'null', 'undefined'],
  ...[
    '__proto__',
    'constructor',
    'category:__proto__',
    'category:',
    ':',
    'intention:nada',
    'all:all',
  ],
];

it.each(['scope', 'sort', 'page', 'min', 'max', 'rating', 'intentions', 'after'])(
  'refuses nonsense as %s, in Portuguese and under its name, and never throws',
  (name) => {
    for (const text of NAUGHTY) {
      const errors = describeListingErrors(refusal(new URLSearchParams([[name, text]]).toString()));
      expect(errors, JSON.stringify(text)).toEqual([{ field: name, message: expect.any(String) }]);
      expect(errors[0]?.message).toMatch(/^[A-ZÀ-Ú].*\.$/);
    }
  },
);

it('refuses nonsense as the name of a parameter', () => {
  for (const name of NAUGHTY) {
    expect(refusal(new URLSearchParams([[name, '1']]).toString())).toEqual([
      { field: name.replace('\ud800', '\ufffd'), problem: 'unknown' },
    ]);
  }
});
