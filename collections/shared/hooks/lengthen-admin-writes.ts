import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';

import { DATABASE_PATIENCE } from '@/domain/patience';

import { isAdminRequest } from '../access';
import { transactionOf } from '../transaction';

const WRITES = new Set([
  'create',
  'update',
  'updateByID',
  'delete',
  'deleteByID',
  'restoreVersion',
]);

/** An admin may edit or delete many documents at once: the statements of such a transaction get more time. */
export const lengthenAdminWrites: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (!WRITES.has(operation) || !isAdminRequest(req) || (await req.transactionID) == null) {
    return args;
  }
  const db = await transactionOf(req);
  await db.execute(
    sql.raw(`set local statement_timeout = ${String(DATABASE_PATIENCE.adminStatement)}`),
  );
  return args;
};
