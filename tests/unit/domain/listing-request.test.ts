import { describe, expect, it } from 'vitest';

import { LISTING_ERRORS } from '@/domain/listing';
import {
  LISTING_FILTERED_MAX_PAGE,
  LISTING_REQUEST_ERRORS,
  parseListingRequest,
} from '@/domain/listing-request';

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
    expect(refusal(address)).toEqual([{ field: 'after', message: LISTING_REQUEST_ERRORS.after }]);
  },
);

it('refuses two gifts to begin after, and says everything else that is wrong too', () => {
  expect(refusal('after=1&after=2&sort=nada')).toEqual([
    { field: 'sort', message: LISTING_ERRORS.sort },
    { field: 'after', message: LISTING_ERRORS.repeated },
  ]);
});

describe('a page of a filtered listing', () => {
  const last = LISTING_FILTERED_MAX_PAGE;

  it('ends where its gifts are counted no further', () => {
    expect(refusal(`rating=4&page=${last}`)).toEqual([]);
    expect(refusal(`rating=4&page=${last + 1}`)).toEqual([
      { field: 'page', message: LISTING_REQUEST_ERRORS.page },
    ]);
  });

  it('goes on beyond that after a gift, and without filters', () => {
    expect(refusal(`rating=4&page=${last + 1}&after=9`)).toEqual([]);
    expect(refusal(`page=${last + 1}`)).toEqual([]);
  });
});
