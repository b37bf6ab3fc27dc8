import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

import { ask, type NameOf } from '../statements';

/** Asks what a list of the API is put together from: within the request's transaction, or else in a prepared statement. */
export async function askList<Row extends Record<string, unknown>>(
  adapter: PostgresAdapter,
  req: Partial<PayloadRequest> | undefined,
  query: SQL,
  nameOf: NameOf,
): Promise<Row[]> {
  const id = await req?.transactionID;
  const session = id == null ? undefined : adapter.sessions[String(id)];
  if (session === undefined) return ask<Row>(adapter, query, nameOf);
  const { rows } = await session.db.execute<Row>(query);
  // The border to drizzle, which types rows by a condition on their type.
  return rows as Row[];
}
