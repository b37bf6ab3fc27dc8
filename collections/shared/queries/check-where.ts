import type { CollectionSlug, SanitizedConfig } from 'payload';

import { QUERY_CONDITIONS_MAX, QUERY_LEVELS_MAX } from '@/domain/query-limits';
import { messages } from '@/messages';

import { fieldAt } from './field-at';
import { operatorsOf } from './operators';
import { queryFieldsOf } from './query-fields';
import { refuseQuery } from './refuse-query';
import { isSecretPath } from './secret-paths';
import { valueProblem } from './value-problem';

type Asked = { config: SanitizedConfig; slug: CollectionSlug; isAdmin: boolean };

const words = messages.rest.expected;
/** An admin's: the panel puts the search, the filters and the tree of a list into each other. */
const ADMIN_LEVELS_MAX = 10;

/**
 * Refuses a `where` that asks for more than it may: fields that are not to be asked for, operators that the field's type
 * does not have, values that cannot be its own, too many conditions. An admin's must only be one that the database can
 * answer.
 */
export function checkWhere(where: unknown, asked: Asked): void {
  const conditions = countConditions(where, asked, 0);
  if (!asked.isAdmin && conditions > QUERY_CONDITIONS_MAX) {
    refuseQuery('where', words.conditions(QUERY_CONDITIONS_MAX));
  }
}

function countConditions(where: unknown, asked: Asked, level: number): number {
  const most = asked.isAdmin ? ADMIN_LEVELS_MAX : QUERY_LEVELS_MAX;
  if (level > most) refuseQuery('where', words.levels(most));
  if (!isRecord(where)) refuseQuery('where', words.where);
  let conditions = 0;
  for (const [path, condition] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(path)) {
      if (!Array.isArray(condition)) refuseQuery(`where[${path}]`, words.whereList);
      for (const part of condition) conditions += countConditions(part, asked, level + 1);
    } else {
      conditions += checkCondition(path, condition, asked);
    }
  }
  return conditions;
}

function checkCondition(path: string, condition: unknown, asked: Asked): number {
  const { config, slug, isAdmin } = asked;
  const allowed = queryFieldsOf(slug).filter;
  if (isSecretPath(path)) refuseQuery(`where[${path}]`, words.known);
  if (!isAdmin && !allowed.includes(path)) {
    refuseQuery(`where[${path}]`, words.oneOf(allowed));
  }
  if (!isRecord(condition)) refuseQuery(`where[${path}]`, words.operator);
  // Of a version an admin asks by `version.title`. What has no field is refused by Payload.
  const field = fieldAt(config, slug, path.replace(/^version\./, ''));
  let conditions = 0;
  for (const [operator, value] of Object.entries(condition)) {
    if (field !== undefined && !operatorsOf(field.type).includes(operator)) {
      refuseQuery(`where[${path}][${operator}]`, words.oneOf(operatorsOf(field.type)));
    }
    const problem = isAdmin ? null : valueProblem(field?.type ?? 'text', operator, value);
    if (problem !== null) refuseQuery(`where[${path}][${operator}]`, problem);
    conditions += operator.endsWith('like') ? wordsOf(value) : 1;
  }
  return conditions;
}

function wordsOf(value: unknown): number {
  return typeof value === 'string' ? value.split(' ').length : 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
