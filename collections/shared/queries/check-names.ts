import { QUERY_LEVELS_MAX, QUERY_NAMES_MAX } from '@/domain/query-limits';
import { messages } from '@/messages';

import { refuseQuery } from './refuse-query';

const words = messages.rest.expected;

/** Refuses a `select` or `populate` that is not a tree of names, each true or false, or that has too many of them. */
export function checkNames(parameter: string, tree: unknown): void {
  if (countNames(parameter, tree, 0) > QUERY_NAMES_MAX) {
    refuseQuery(parameter, words.atMost(QUERY_NAMES_MAX));
  }
}

function countNames(parameter: string, tree: unknown, level: number): number {
  if (typeof tree === 'boolean' && level > 0) return 1;
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    refuseQuery(parameter, words.names(parameter));
  }
  if (level > QUERY_LEVELS_MAX) refuseQuery(parameter, words.levels(QUERY_LEVELS_MAX));
  return Object.values(tree).reduce<number>(
    (names, branch) => names + countNames(parameter, branch, level + 1),
    0,
  );
}
