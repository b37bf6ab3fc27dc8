import type { PayloadRequest } from 'payload';
import { commitTransaction, initTransaction, killTransaction } from 'payload';

/**
 * Does all of `work` or nothing of it. Where the request is in a transaction already, it becomes part of that one, and
 * its failure is left to whoever began it.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const result = await work();
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    if (isOurs) await killTransaction(req);
    throw error;
  }
}
