import { expect, it } from 'vitest';

import { readKey } from '@/server/page-cache/read-key';

import { CASES } from '../../../integration/access/table';

const reads = CASES.filter(({ operation, role }) => operation === 'read' && role === 'visitor');

it.each(reads)(
  'an anonymous read of $collection is cached if it is the same for every visitor, and only then',
  ({ collection, verdict }) => {
    const isPublic = verdict === 'all' || verdict === 'published';
    const key = readKey(`/api/${collection}`, '', {});
    const what = `COLLECTIONS in src/server/page-cache/read-key.ts and the access table disagree about ${collection}`;
    expect(key !== null, what).toBe(isPublic);
  },
);
