import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';

import { readableCells } from '@collections/shared/readable-cells';

it('a cell for numbers is given to numbers only, also where fields share what is said of them', () => {
  const admin = { components: { Field: false } };
  const fields = [
    { name: 'fileName', type: 'text', admin },
    { name: 'rows', type: 'number', admin },
    { name: 'editor', type: 'relationship', relationTo: 'users', admin },
  ];
  // The border to Payload's types: of the whole configuration only this is looked at.
  readableCells({ collections: [{ slug: 'gift-imports', fields }] } as unknown as SanitizedConfig);
  expect(fields.map((field) => 'Cell' in field.admin.components)).toEqual([false, true, false]);
});
