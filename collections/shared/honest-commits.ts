import { randomUUID } from 'node:crypto';

import type { PostgresAdapter } from '@payloadcms/db-postgres';

import { endOfTransaction } from './after-transaction';
import type { AdapterExtension } from './extend-adapter';
import { oneQueryAtATime } from './one-query-at-a-time';

type TransactionId = number | string;

/**
 * The adapter with commits that report their failure. Payload's own swallows the error of a COMMIT that fails (a
 * deferred constraint, a connection lost at that moment), so that the caller acknowledges what was never stored. Here
 * `commitTransaction` throws it. A roll-back never throws. After either comes what waits for it (after-transaction.ts);
 * nothing does after a commit that fails, of which nobody knows what became.
 */
export const honestCommits: AdapterExtension = (database) => {
  return {
    beginTransaction: () => begin(database),
    commitTransaction: (id: Promise<TransactionId> | TransactionId) => commit(database, id),
  };
};

async function begin(database: PostgresAdapter): Promise<TransactionId> {
  await database.initializing;
  oneQueryAtATime(database.pool);
  const id = randomUUID();
  await new Promise<void>((opened, failed) => {
    const outcome: Promise<void> = database.drizzle.transaction(
      (db) =>
        new Promise<void>((keep, undo) => {
          database.sessions[id] = {
            db,
            resolve: () => {
              keep();
              return outcome;
            },
            async reject() {
              undo(new Error('rolled back'));
              await outcome.catch(() => undefined);
              await endOfTransaction(this, 'rolledBack');
            },
          };
          opened();
        }),
    );
    // Before it is open a failure is thrown to the caller; afterwards, to the code that ends the transaction.
    outcome.catch(failed);
  });
  return id;
}

async function commit(
  database: PostgresAdapter,
  incoming: Promise<TransactionId> | TransactionId,
): Promise<void> {
  const id = await incoming;
  const session = database.sessions[id];
  // Already rolled back by a failed statement.
  if (session === undefined) return;
  Reflect.deleteProperty(database.sessions, id);
  await session.resolve();
  await endOfTransaction(session, 'committed');
}
