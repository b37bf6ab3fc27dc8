import { createHash } from 'node:crypto';

import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';

import { shared } from '@/lib/shared';

/** The name by which a connection keeps the plan of this text; undefined for a text that is planned each time. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names for the first `most` texts of one kind of questions. Each connection keeps 70 KB for each of them, so that what
 * strangers ask in endless shapes is planned each time and fills no memory, nor takes the names of another kind.
 */
export function statementNames(kind: string, most: number): NameOf {
  const names = shared(`statement-names.${kind}`, () => new Map<string, string>());
  return (text) => {
    if (!names.has(text) && names.size < most) names.set(text, nameFor(text));
    return names.get(text);
  };
}

/** A name says its text, never when it was given: a connection refuses one that stands for two texts. */
function nameFor(text: string): string {
  return `composed-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/**
 * Asks SQL that is composed for each question, of few texts: what differs from one question to the next are values. A
 * connection plans a text with a name for its values five times, and from then on once for any, if that plan costs no more:
 * what a plan would be made for is therefore `anyValue`. Timestamps come as `Date`. Rejects when the database does.
 */
export async function ask<Row extends object>(
  { pool }: Pick<PostgresAdapter, 'pool'>,
  query: SQL,
  nameOf: NameOf,
): Promise<Row[]> {
  const { sql: text, params: values } = new PgDialect().sqlToQuery(query);
  const name = nameOf(text);
  const { rows } = await pool.query<Row>({ ...(name !== undefined && { name }), text, values });
  return rows;
}

type Value = number | string;
type HiddenType =
  | 'bigint'
  | 'double precision'
  | 'integer'
  | 'integer[]'
  | 'numeric'
  | 'smallint'
  | 'smallint[]'
  | 'text[]'
  | 'timestamptz';

/**
 * A value behind a select: a plan cannot know it. Where Postgres knows a limit, or how little a range leaves, it finds the
 * plan for that cheaper than one for any, and makes it each time, which takes several times as long as reading.
 */
export const anyValue = (value: Value | readonly Value[], type: HiddenType): SQL =>
  sql`(select ${sql.param(value)}::${sql.raw(type)})::${sql.raw(type)}`;

/** The same as a limit. */
export const anyNumber = (value: number): SQL => anyValue(value, 'bigint');
