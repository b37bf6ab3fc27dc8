import type { PayloadRequest } from 'payload';

import { adapterOf } from './adapter-of';

type Work = () => Promise<void>;
type Pending = { committed: Work[]; rolledBack: Work[] };

/** On the open transaction itself, not in a module: the built application has several copies of each. */
const PENDING = Symbol.for('mimoteca.after-transaction');

/**
 * Does `work` once the request's transaction is committed, and never when it is rolled back; at once when there is none.
 * For what no roll-back undoes, such as removing a file. The commit does not depend on it: a failure is logged.
 */
export async function afterCommit(req: PayloadRequest, work: Work): Promise<void> {
  const pending = await pendingOf(req);
  const logged = logging(req, work);
  if (pending === null) await logged();
  else pending.committed.push(logged);
}

/** Does `work` once the request's transaction has been rolled back on purpose. A failure is logged. */
export async function afterRollback(req: PayloadRequest, work: Work): Promise<void> {
  const pending = await pendingOf(req);
  pending?.rolledBack.push(logging(req, work));
}

/** Does what waits for the end of this transaction; for the adapter (honest-commits.ts). */
export async function endOfTransaction(session: object, end: keyof Pending): Promise<void> {
  for (const work of read(session)?.[end] ?? []) await work();
}

async function pendingOf(req: PayloadRequest): Promise<Pending | null> {
  const id = await req.transactionID;
  const session = id == null ? undefined : adapterOf(req.payload).sessions[String(id)];
  if (session == null) return null;
  const known = read(session);
  if (known !== undefined) return known;
  const pending: Pending = { committed: [], rolledBack: [] };
  Reflect.set(session, PENDING, pending);
  return pending;
}

function read(session: object): Pending | undefined {
  // The border between copies of this module: only `pendingOf` writes there.
  return Reflect.get(session, PENDING) as Pending | undefined;
}

function logging({ payload }: PayloadRequest, work: Work): Work {
  return async () => {
    try {
      await work();
    } catch (error) {
      payload.logger.error({ err: error, msg: 'What follows a transaction has failed.' });
    }
  };
}
