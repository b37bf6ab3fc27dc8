import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload';
import { Forbidden } from 'payload';

import { MAX_ID } from '@/domain/document-id';

import { lockAccount, lockAllAccounts } from '../../shared/account-lock';
import { transactionOf } from '../../shared/transaction';

/** Serialises the writes of an account before Payload reads it: see `lockAccount`. */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete') {
    const id = 'id' in args ? Number(args.id) : null;
    if (id === null) await lockAllAccounts(req);
    // No account has such an id: the operation finds nothing.
    else if (Number.isInteger(id) && Math.abs(id) <= MAX_ID) await lockAccount(req, id);
  }
  if (operation === 'refresh' && req.user != null) {
    await lockAccount(req, req.user.id);
    // Somebody may have signed out, or set a new password, while this waited.
    const session: unknown = Reflect.get(req.user, '_sid');
    const db = await transactionOf(req);
    const { rows } = await db.execute(sql`
      select from users_sessions where _parent_id = ${req.user.id} and id = ${String(session)}
    `);
    if (rows.length === 0) throw new Forbidden(req.t);
  }
  return args;
};

export const lockAfterLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user != null) await lockAccount(req, req.user.id);
};
