import type { CollectionSlug } from 'payload';

import { QUERY_SORT_MAX } from '@/domain/query-limits';
import { messages } from '@/messages';

import { queryFieldsOf } from './query-fields';
import { refuseQuery } from './refuse-query';
import { isSecretPath } from './secret-paths';

const words = messages.rest.expected;

/** Refuses to sort by secret fields, and without being an admin by any field that is not listed. */
export function checkSort(sort: unknown, slug: CollectionSlug, isAdmin: boolean): void {
  const paths: unknown[] = typeof sort === 'string' ? sort.split(',') : [sort].flat();
  const allowed = queryFieldsOf(slug).sort;
  if (!isAdmin && paths.length > QUERY_SORT_MAX) refuseQuery('sort', words.atMost(QUERY_SORT_MAX));
  for (const given of paths) {
    if (typeof given !== 'string') refuseQuery('sort', words.oneOf(allowed));
    const path = given.replace(/^-/, '');
    if (isSecretPath(path) || (!isAdmin && !allowed.includes(path))) {
      refuseQuery('sort', words.oneOf(allowed));
    }
  }
}
