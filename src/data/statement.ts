import 'server-only';

import { createHash } from 'node:crypto';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { fillPlaceholders, type Query, type SQL } from '@payloadcms/db-postgres/drizzle';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';

import { noteUntaggedRead } from '@/lib/cache-scope';
import { shared } from '@/lib/shared';

/**
 * SQL of the hot paths whose text never changes: composed once, and planned once by each connection instead of for each
 * query. `query` names its values with `sql.placeholder`, and `name` is nobody else's. Timestamps come as `Date`. It
 * bypasses every access function: the caller must filter what is published. Rejects when the database does.
 */
export function statement<Row extends object>(
  name: string,
  query: SQL,
): (values?: Record<string, string | number | null>) => Promise<Row[]> {
  let composed: Query | undefined;
  return async (values = {}) => {
    noteUntaggedRead();
    composed ??= new PgDialect().sqlToQuery(query);
    const { pool } = adapterOf(await getPayload({ config }));
    const { rows } = await pool.query<Row>({
      name,
      text: composed.sql,
      values: fillPlaceholders(composed.params, values),
    });
    return rows;
  };
}

/** Texts that each connection plans once, 70 KB each: what comes later is planned each time, so that no stranger's question fills its memory. */
const NAMED_TEXTS = 192;
const names = shared('statement-names', () => new Map<string, string>());

/**
 * SQL that is composed for each question, of few texts: what differs from one question to the next are values. The first
 * of these texts are prepared: a connection plans one for its values five times, and from then on once for any, if that
 * plan costs no more: a limit is therefore `anyNumber`. Like `statement` in all else.
 */
export async function execute<Row extends object>(query: SQL): Promise<Row[]> {
  noteUntaggedRead();
  const { sql: text, params: values } = new PgDialect().sqlToQuery(query);
  const { pool } = adapterOf(await getPayload({ config }));
  const name = nameOf(text);
  const { rows } = await pool.query<Row>({ ...(name !== undefined && { name }), text, values });
  return rows;
}

/**
 * A value behind a select: a plan cannot know it. Where Postgres knows a limit, or how little a range leaves, it finds the
 * plan for that cheaper than one for any, and makes it each time, which takes several times as long as reading.
 */
export const anyValue = (
  value: number | string,
  type: 'double precision' | 'integer' | 'numeric' | 'smallint[]',
): SQL => sql`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`;

/** The same as a limit. */
export const anyNumber = (value: number): SQL => anyValue(value, 'integer');

/** A name says its text, never when it was given: a connection refuses one that stands for two texts. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < NAMED_TEXTS) {
    names.set(text, `composed-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
  }
  return names.get(text);
}
