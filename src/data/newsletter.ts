import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';

import { normaliseEmail } from '@/domain/email';
import { codesWithin } from '@/lib/errors-within';
import { isUnavailable } from '@/lib/is-unavailable';

export type UnsubscribeFailure =
  | { step: 'lookup' }
  /** Nobody has subscribed with that address. */
  | { step: 'absent' }
  /** `code` is the database's own, where it gave one; `isPassing` when a later try may succeed. */
  | { step: 'deletion'; code: string; isPassing: boolean };

/**
 * Removes an address from the newsletter. The visitor is not signed in and the collection is closed to
 * them, so this runs with the system's rights, and touches the row of that one address only. It counts for the
 * campaign in whose letter the link was.
 */
export async function unsubscribe(
  address: string,
  campaign?: number,
): Promise<{ ok: true } | { ok: false; error: UnsubscribeFailure }> {
  const email = normaliseEmail(address);
  const payload = await getPayload({ config });
  const target = {
    collection: 'subscribers',
    where: { email: { equals: email } },
    overrideAccess: true,
  } as const;

  try {
    const { totalDocs } = await payload.count(target);
    if (totalDocs === 0) return { ok: false, error: { step: 'absent' } };
  } catch (error) {
    payload.logger.error({ err: error }, 'The subscribers could not be read');
    return { ok: false, error: { step: 'lookup' } };
  }
  try {
    const { docs, errors } = await payload.delete({ ...target, depth: 0 });
    if (campaign !== undefined && docs.length > 0) await countUnsubscribed(payload, campaign);
    // Not an error of ours, yet not removed either: the collection's own refusal, without a code.
    return errors.length === 0
      ? { ok: true }
      : { ok: false, error: { step: 'deletion', code: 'PAYLOAD', isPassing: false } };
  } catch (error) {
    payload.logger.error({ err: error }, 'The subscriber could not be deleted');
    const [code = 'UNKNOWN'] = codesWithin(error);
    return { ok: false, error: { step: 'deletion', code, isPassing: isUnavailable(error) } };
  }
}

async function countUnsubscribed(payload: Payload, campaign: number): Promise<void> {
  await adapterOf(payload).drizzle.execute(sql`
    update campaigns set unsubscribed = unsubscribed + 1 where id = ${campaign}
  `);
}
