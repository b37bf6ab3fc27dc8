import type { PayloadRequest } from 'payload';

import { adapterOf, type Database } from './adapter-of';

/** Where SQL of this request must run: its open transaction, or else the pool. */
export async function transactionOf(req: PayloadRequest): Promise<Database> {
  const adapter = adapterOf(req.payload);
  const id = await req.transactionID;
  const session = id == null ? undefined : adapter.sessions[String(id)];
  return session == null ? adapter.drizzle : session.db;
}
