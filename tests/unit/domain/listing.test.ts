import { describe, expect, it } from 'vitest';
import { INTENTIONS } from '@/domain/intentions';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  listingSearchParams,
  type ListingQuery,
  parseListingQuery,
} from '@/domain/listing';
import { SORT_KEYS } from '@/domain/sort';

const DEFAULT_QUERY: ListingQuery = {
  scope: { kind: 'all' },
  sort: 'az',
  page: 1,
  filters: DEFAULT_FILTERS,
};

function parse(address: string) {
  return parseListingQuery(new URLSearchParams(address));
}

function refusal(address: string) {
  const result = parse(address);
  return result.ok ? [] : result.errors;
}

describe('parseListingQuery', () => {
  it('answers an empty address with the first page of everything from A to Z', () => {
    expect(parse('')).toEqual({ ok: true, query: DEFAULT_QUERY });
  });

  it('reads every parameter', () => {
    expect(
      parse(
        'scope=category:presentes-uteis&sort=price-low&page=3&min=100&max=2500.50&rating=3.5&intentions=para-motivar,para-agradecer',
      ),
    ).toEqual({
      ok: true,
      query: {
        scope: { kind: 'category', slug: 'presentes-uteis' },
        sort: 'price-low',
        page: 3,
        filters: {
          min: 100,
          max: 2500.5,
          rating: 3.5,
          intentions: ['para agradecer', 'para motivar'],
        },
      },
    });
  });

  const oddNumbers = [
    '',
    ' ',
    ' 5',
    '5 ',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '١',
    'NaN',
    'Infinity',
    'null',
  ];

  it.each([...oddNumbers, '0', '1.0', '1,0', '01', '100001', '999999999999999999999'])(
    'refuses the page %j',
    (page) => {
      expect(refusal(new URLSearchParams({ page }).toString())).toEqual([
        { field: 'page', problem: 'page' },
      ]);
    },
  );

  it.each([...oddNumbers, '10000.01', '10001', '1,5', '.5', '5.', '007', '1.234', 'abc'])(
    'refuses the price %j at either end',
    (amount) => {
      expect(refusal(new URLSearchParams({ min: amount, max: amount }).toString())).toEqual([
        { field: 'min', problem: 'amount' },
        { field: 'max', problem: 'amount' },
      ]);
    },
  );

  it.each([...oddNumbers, '2', '2.5', '3.0', '4.75', '5', '4,5'])(
    'refuses the minimum rating %j',
    (rating) => {
      expect(refusal(new URLSearchParams({ rating }).toString())).toEqual([
        { field: 'rating', problem: 'rating' },
      ]);
    },
  );

  it('accepts the bounds themselves', () => {
    expect(parse('page=100000&min=0&max=10000').ok).toBe(true);
    expect(parse('min=500&max=500').ok).toBe(true);
  });

  it('refuses a minimum above the maximum', () => {
    expect(refusal('min=501&max=500')).toEqual([{ field: 'min', problem: 'order' }]);
  });

  it.each(['sort=', 'sort=AZ', 'sort=price', 'sort=toString', 'sort=az%00', 'sort=az,za'])(
    'refuses %s',
    (address) => {
      expect(refusal(address)).toEqual([{ field: 'sort', problem: 'sort' }]);
    },
  );

  it.each([
    'intentions=',
    'intentions=para-nada',
    'intentions=para-agradecer,',
    'intentions=para-agradecer,para-nada',
    'intentions=Para-agradecer',
    'intentions=para%20agradecer',
  ])('refuses %s', (address) => {
    expect(refusal(address)).toEqual([{ field: 'intentions', problem: 'intentions' }]);
  });

  it.each([
    ['scope=todos', 'scope'],
    ['scope=', 'scope'],
    ['scope=category', 'scope'],
    ['scope=category:', 'scope'],
    ['scope=category:Nerd', 'scope'],
    ['scope=category:nerd:natal', 'scope'],
    ['scope=occasion:-natal', 'scope'],
    ['scope=occasion:a--b', 'scope'],
    ['scope=occasion:../natal', 'scope'],
    [`scope=category:${'a'.repeat(201)}`, 'scope'],
    ['scope=intention:para-nada', 'scope'],
    ['scope=all:natal', 'scope'],
    ['slug=natal', 'slug'],
  ])('refuses %s', (address, field) => {
    expect(refusal(address).map((error) => error.field)).toEqual([field]);
  });

  it.each(['foo=1', 'Page=2', '__proto__=1', 'min%5B%5D=1', 'filters%5Bmin%5D=1', '=1'])(
    'refuses the unknown parameter of %s',
    (address) => {
      expect(refusal(address).map((error) => error.problem)).toEqual(['unknown']);
    },
  );

  it('refuses a repeated parameter once, however often it is repeated', () => {
    expect(refusal('page=1&page=2&page=3')).toEqual([{ field: 'page', problem: 'repeated' }]);
  });

  it('reports every field that is wrong at once', () => {
    expect(refusal('x=1&sort=no&page=0&rating=9').map((error) => error.field)).toEqual([
      'x',
      'sort',
      'page',
      'rating',
    ]);
  });
});

describe('listingSearchParams', () => {
  it('leaves the defaults out', () => {
    expect(listingSearchParams(DEFAULT_QUERY).toString()).toBe('');
  });

  it('is the inverse of parsing for every combination', () => {
    const scopes: ListingQuery['scope'][] = [
      { kind: 'all' },
      { kind: 'occasion', slug: 'dia-das-maes' },
      { kind: 'intention', slug: 'para-motivar' },
    ];
    const values = INTENTIONS.map((option) => option.value);
    for (const scope of scopes) {
      for (const sort of SORT_KEYS) {
        for (const [page, min, max, rating] of [
          [1, 0, 10_000, null],
          [2, 99.9, 100, 4.5],
          [100_000, 0, 0, 3],
        ] as const) {
          for (const intentions of [[], values.slice(1, 3), values]) {
            const query = { scope, sort, page, filters: { min, max, rating, intentions } };
            expect(parseListingQuery(listingSearchParams(query))).toEqual({ ok: true, query });
          }
        }
      }
    }
  });

  it('writes equal requests equally, whatever the order and repeats of the intentions', () => {
    const first = parse('intentions=para-motivar,para-agradecer,para-motivar&page=2');
    const second = parse('page=2&intentions=para-agradecer,para-motivar');
    if (!first.ok || !second.ok) throw new Error('Both addresses are good.');
    expect(listingSearchParams(first.query).toString()).toBe(
      listingSearchParams(second.query).toString(),
    );
  });
});

describe('hasActiveFilters', () => {
  it.each([
    [{}, false],
    [{ min: 100 }, true],
    [{ max: 9_900 }, true],
    [{ rating: 3 }, true],
    [{ intentions: ['para motivar' as const] }, true],
  ])('says of %j: %s', (change, isActive) => {
    expect(hasActiveFilters({ ...DEFAULT_FILTERS, ...change })).toBe(isActive);
  });
});
