import fc from 'fast-check';

/** Values that have broken programs before, and any JSON. */
const AWKWARD = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '🙂'.repeat(50),
    "' or 1=1 --",
    '{{7*7}}',
    '../../etc/passwd',
  ],
  ...[0, -0, -1, 0.1, 1e308, -1e308, 1e-320, 2 ** 31, 2 ** 53, 9_007_199_254_740_993],
  ...[
    true,
    false,
    null,
    [],
    {},
    [null],
    [[[]]],
    { id: 1 },
    { id: { id: 1 } },
    { equals: 1 },
    { $gt: 0 },
  ],
  ...[
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    'NaN',
    'undefined',
    '1e400',
  ],
  ...[{ relationTo: 'users', value: 1 }, { root: {} }, { root: { children: [{ type: 'x' }] } }],
  {
    root: { type: 'root', children: [{ type: 'upload', value: { id: 'x' }, relationTo: 'media' }] },
  },
];

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner }), 1);

/** Any JSON that a client may send for one field. */
export const anyValue = fc.oneof(
  { arbitrary: fc.constantFrom(...AWKWARD), weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 200 }), weight: 2 },
  { arbitrary: fc.integer({ min: 1, max: 30 }), weight: 2 },
  { arbitrary: fc.constantFrom('a'.repeat(100_000), deep(60), deep(2_000)), weight: 1 },
);

/** Fields that a client may name beside those of the collection. */
const STRANGE = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', ''],
  ...[
    'id',
    '_status',
    'createdAt',
    'updatedAt',
    'deletedAt',
    '_verified',
    'sizes',
    '$where',
    'a.b',
    'and',
    'or',
  ],
];

/** The fields of a body, in their order; a name may come twice. */
export const anyFields = (names: readonly string[], most = 3) =>
  fc.array(fc.tuple(fc.constantFrom(...names, ...names, ...STRANGE), anyValue), {
    minLength: 1,
    maxLength: most,
  });

/**
 * A JSON object as a client may write it, which `JSON.stringify` would not: with a name twice, and with names of the language.
 */
export function writeBody(valid: object, fields: readonly (readonly [string, unknown])[]): string {
  const all: (readonly [string, unknown])[] = [...Object.entries(valid), ...fields];
  return `{${all.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}
