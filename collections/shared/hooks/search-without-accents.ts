import type { CollectionBeforeOperationHook } from 'payload';

import { normaliseSearch } from '@/domain/text';
import { isRecord } from '@/lib/is-record';

import { isAdminRequest } from '../access';
import { SEARCH_TEXT } from '../fields/search-text-field';

/**
 * Has the panel's searches find "Mãe" for "mae": of lists, which ask for `searchText`, and of the pickers of relations,
 * which ask for the title. For admins only, since nobody else may ask for `searchText`.
 */
export const searchWithoutAccents: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!isAdminRequest(req) || !('where' in args) || !isRecord(args.where)) return args;
  const { useAsTitle } = collection.admin;
  const searched = [SEARCH_TEXT, ...(useAsTitle === undefined ? [] : [useAsTitle])];
  return Object.assign({ ...args }, { where: rewrite(args.where, searched) });
};

function rewrite(where: Record<string, unknown>, searched: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(where).map(([path, condition]) => rewritten(path, condition, searched)),
  );
}

function rewritten(path: string, condition: unknown, searched: string[]): [string, unknown] {
  if (Array.isArray(condition)) {
    const parts: unknown[] = condition;
    return [path, parts.map((part) => (isRecord(part) ? rewrite(part, searched) : part))];
  }
  if (!isRecord(condition) || !searched.includes(path)) return [path, condition];
  const { like: text, ...others } = condition;
  return typeof text === 'string' && Object.keys(others).length === 0
    ? [SEARCH_TEXT, { like: normaliseSearch(text) }]
    : [path, condition];
}
