import { expect, it } from 'vitest';

import { mergeChanges } from '@/domain/audit';

const change = (path: string, before: string | null, after: string | null) => ({
  path,
  label: path,
  before,
  after,
});

it('merged changes lead from the first value to the last', () => {
  expect(
    mergeChanges(
      [change('title', 'A', 'B'), change('price', null, '1')],
      [change('title', 'B', 'C'), change('slug', 'a', 'c')],
    ),
  ).toEqual([change('title', 'A', 'C'), change('price', null, '1'), change('slug', 'a', 'c')]);
});

it('a field that is as it was before is left out', () => {
  expect(mergeChanges([change('title', 'A', 'B')], [change('title', 'B', 'A')])).toEqual([]);
});
