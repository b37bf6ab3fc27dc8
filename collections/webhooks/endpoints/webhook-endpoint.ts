import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

import type { Database } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { inTransaction } from '../../shared/in-transaction';
import { jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { transactionOf } from '../../shared/transaction';

const TABLES = { webhooks: sql.raw('webhooks'), deliveries: sql.raw('webhook_deliveries') };

/**
 * What an admin does with one webhook, or one delivery: `POST /api/{collection}/{id}/{name}` without a body, all of it or nothing.
 * Its row is locked while `act` runs.
 */
export function webhookEndpoint(
  table: keyof typeof TABLES,
  name: string,
  act: (id: number, db: Database, req: PayloadRequest) => Promise<Response>,
): Endpoint {
  return forAdminsOnly(
    jsonEndpoint({
      path: `/:id/${name}`,
      body: z.strictObject({}),
      handle: (req) =>
        inTransaction(req, async () => {
          const id = documentId(req.routeParams?.id);
          const db = await transactionOf(req);
          const { rowCount } = await db.execute(
            sql`select from ${TABLES[table]} where id = ${id} for update`,
          );
          if (id === null || rowCount === 0) throw new Refusal(404, messages.errors.api.notFound);
          return act(id, db, req);
        }),
    }),
  );
}
