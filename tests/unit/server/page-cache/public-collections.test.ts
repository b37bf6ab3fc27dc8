import { expect, it } from 'vitest';

import { readKey } from '@/server/page-cache/read-key';

import { CASES, GLOBAL_CASES } from '../../../integration/access/table';

const isOfVisitor = ({ operation, role }: { operation: string; role: string }) =>
  operation === 'read' && role === 'visitor';
const reads = [
  ...CASES.filter(isOfVisitor).map(({ collection, verdict }) => ({ name: collection, verdict })),
  ...GLOBAL_CASES.filter(isOfVisitor).map(({ global, verdict }) => ({
    name: `globals/${global}`,
    verdict,
  })),
];

it.each(reads)(
  'an anonymous read of $name is cached if it is the same for every visitor, and only then',
  ({ name, verdict }) => {
    const isPublic = ['all', 'published', 'yes'].includes(verdict ?? '');
    const key = readKey(`/api/${name}`, '', {});
    const what = `COLLECTIONS in src/server/page-cache/read-key.ts and the access table disagree about ${name}`;
    expect(key !== null, what).toBe(isPublic);
  },
);
