import type { CollectionSlug, SanitizedConfig } from 'payload';

import {
  QUERY_CONDITIONS_MAX,
  QUERY_LEVELS_MAX,
  QUERY_RELATION_CONDITIONS_MAX,
  QUERY_TEXT_CONDITIONS_MAX,
} from '@/domain/query-limits';
import { isRecord } from '@/lib/is-record';
import { messages } from '@/messages';

import { fieldAt } from './field-at';
import { operatorsOf } from './operators';
import { queryFieldsOf } from './query-fields';
import { refuseQuery } from './refuse-query';
import { isSecretPath } from './secret-paths';
import { valueFailure } from './value-failure';
import { valueProblem } from './value-problem';

type Counted = { all: number; text: number; relation: number };
type Asked = { config: SanitizedConfig; slug: CollectionSlug; isAdmin: boolean };

const words = messages.rest.expected;
/** An admin's: the panel puts the search, the filters and the tree of a list into each other. */
const ADMIN_LEVELS_MAX = 10;

/**
 * Refuses a `where` that asks for more than it may: fields that are not to be asked for, operators that the field's type
 * does not have, values that cannot be its own, too many conditions. An admin's must only be one that the database can
 * answer: the panel's lists ask by every field, by texts that are not complete yet, and for more.
 */
export function checkWhere(where: unknown, asked: Asked): void {
  const counted = { all: 0, text: 0, relation: 0 };
  count(where, asked, counted, 0);
  if (asked.isAdmin) return;
  if (counted.all > QUERY_CONDITIONS_MAX) {
    refuseQuery('where', words.conditions(QUERY_CONDITIONS_MAX));
  }
  if (counted.text > QUERY_TEXT_CONDITIONS_MAX) {
    refuseQuery('where', words.textConditions(QUERY_TEXT_CONDITIONS_MAX));
  }
  if (counted.relation > QUERY_RELATION_CONDITIONS_MAX) {
    refuseQuery('where', words.relationConditions(QUERY_RELATION_CONDITIONS_MAX));
  }
}

function count(where: unknown, asked: Asked, counted: Counted, level: number): void {
  const most = asked.isAdmin ? ADMIN_LEVELS_MAX : QUERY_LEVELS_MAX;
  if (level > most) refuseQuery('where', words.levels(most));
  if (!isRecord(where)) refuseQuery('where', words.where);
  for (const [path, condition] of Object.entries(where)) {
    if (/^(?:and|or)$/i.test(path)) {
      if (!Array.isArray(condition)) refuseQuery(`where[${path}]`, words.whereList);
      for (const part of condition) count(part, asked, counted, level + 1);
    } else {
      checkCondition(path, condition, asked, counted);
    }
  }
}

function checkCondition(path: string, condition: unknown, asked: Asked, counted: Counted): void {
  const { config, slug, isAdmin } = asked;
  const allowed = queryFieldsOf(slug).filter;
  if (isSecretPath(path)) refuseQuery(`where[${path}]`, words.known);
  if (!isAdmin && !allowed.includes(path)) {
    refuseQuery(`where[${path}]`, words.oneOf(allowed));
  }
  if (!isRecord(condition)) refuseQuery(`where[${path}]`, words.operator);
  // Of a version an admin asks by `version.title`. What has no field is refused by Payload.
  const field = fieldAt(config, slug, path.replace(/^version(?:\.|__)/, ''));
  const isRelation = path.includes('.') || (field !== undefined && 'relationTo' in field);
  for (const [operator, value] of Object.entries(condition)) {
    if (field !== undefined && !operatorsOf(field).includes(operator)) {
      refuseQuery(`where[${path}][${operator}]`, words.oneOf(operatorsOf(field)));
    }
    const problem =
      valueFailure(field, operator, value) ??
      (isAdmin ? null : valueProblem(field?.type ?? 'text', operator, value));
    if (problem !== null) refuseQuery(`where[${path}][${operator}]`, problem);
    const parts = operator.endsWith('like') ? wordsOf(value) : 1;
    counted.all += parts;
    if (operator.endsWith('like') || operator === 'contains') counted.text += parts;
    if (isRelation) counted.relation += 1;
  }
}

function wordsOf(value: unknown): number {
  return typeof value === 'string' ? value.split(' ').length : 1;
}
