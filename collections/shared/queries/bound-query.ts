import type { CollectionBeforeOperationHook } from 'payload';

import {
  ADMIN_QUERY_LIMIT_MAX,
  QUERY_DEPTH_MAX,
  QUERY_LIMIT_DEFAULT,
  QUERY_LIMIT_MAX,
  QUERY_MAX_CHARACTERS,
  QUERY_ROWS_MAX,
} from '@/domain/query-limits';
import { messages } from '@/messages';

import { isAdminRequest } from '../access';
import { isOutside } from '../guards/is-outside';
import { checkNames } from './check-names';
import { checkSort } from './check-sort';
import { checkWhere } from './check-where';
import { refuseQuery } from './refuse-query';

type Args = Record<string, unknown>;

const words = messages.rest.expected;
const READS = new Set(['read', 'readDistinct', 'count', 'countVersions']);

/**
 * The ceiling of every query from outside, at Payload's own operations and so for REST and GraphQL: how many rows, how
 * deep, which conditions, which order (decision 0016). Beyond it the query is refused with the parameter's name. An
 * admin's is only kept from asking for everything, and from what the database cannot answer.
 */
export const boundQuery: CollectionBeforeOperationHook = (hook) => {
  const { args, collection, operation, req } = hook;
  if (!isOutside(hook)) return args;
  // The parameters of a query are as they were sent, whatever Payload's types say.
  const given: Args = { ...args };
  const isAdmin = isAdminRequest(req);
  const slug = collection.slug;
  if (given.where === '') given.where = undefined;
  if (given.where !== undefined) {
    checkWhere(given.where, { config: req.payload.config, slug, isAdmin });
  }
  if (given.sort !== undefined) checkSort(given.sort, slug, isAdmin);
  const isRead = READS.has(operation);
  const bounded = isAdmin ? boundAdmin(given, isRead) : boundVisitor(given, isRead);
  if (!isAdmin && req.payloadAPI === 'REST') checkRest(given, isRead, req.search);
  return Object.assign({ ...args }, { where: given.where }, bounded);
};

function boundVisitor(given: Args, isRead: boolean): Args {
  const depth = whole('depth', given.depth, 0, QUERY_DEPTH_MAX);
  if (!isRead) return { depth };
  const limit = whole('limit', given.limit, 1, QUERY_LIMIT_MAX) ?? QUERY_LIMIT_DEFAULT;
  return {
    depth,
    limit,
    page: whole('page', given.page, 1, Math.floor(QUERY_ROWS_MAX / limit)),
    pagination: true,
    // Drafts and deleted documents do not exist for visitors and users: not in an answer and not in a condition.
    draft: false,
    trash: false,
  };
}

function boundAdmin(given: Args, isRead: boolean): Args {
  if (!isRead) return {};
  const { limit, pagination } = given;
  const isEverything = limit === 0 || (limit === undefined && pagination === false);
  if (isEverything) return { limit: ADMIN_QUERY_LIMIT_MAX };
  return { limit: whole('limit', limit === '' ? undefined : limit, 1, ADMIN_QUERY_LIMIT_MAX) };
}

/** What only a query string can say; GraphQL's select and populate are made from the query itself. */
function checkRest(given: Args, isRead: boolean, search: string): void {
  if (search.length > QUERY_MAX_CHARACTERS) refuseQuery('?', words.shorter(QUERY_MAX_CHARACTERS));
  for (const name of ['select', 'populate']) {
    if (given[name] !== undefined) checkNames(name, given[name]);
  }
  if (given.joins !== undefined) refuseQuery('joins', words.none);
  // The panel's preview: relations of a document that the query brings along.
  if (isRead && given.data !== undefined) refuseQuery('data', words.none);
}

function whole(name: string, value: unknown, least: number, most: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value;
  }
  return refuseQuery(name, words.whole(least, most));
}
