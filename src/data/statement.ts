import 'server-only';

import config from '@payload-config';
import { fillPlaceholders, type Query, type SQL } from '@payloadcms/db-postgres/drizzle';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { ask, statementNames } from '@collections/shared/statements';

import { noteUntaggedRead } from '@/lib/cache-scope';

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

const nameOf = statementNames('pages', 192);

/** SQL that is composed for each question of the site, prepared in its first 192 texts. Like `statement` in all else. */
export async function execute<Row extends object>(query: SQL): Promise<Row[]> {
  noteUntaggedRead();
  return ask<Row>(adapterOf(await getPayload({ config })), query, nameOf);
}
