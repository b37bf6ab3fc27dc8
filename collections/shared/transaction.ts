import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** Where SQL of this request must run: its open transaction, or else the pool. */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  // The border to the adapter: `payload.db` is typed for every database, and this project has exactly one.
  const adapter = req.payload.db as unknown as PostgresAdapter;
  const id = await req.transactionID;
  const session = id == null ? undefined : adapter.sessions[String(id)];
  return session == null ? adapter.drizzle : session.db;
}
