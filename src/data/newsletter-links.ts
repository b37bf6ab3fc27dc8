import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { inTransaction } from '@collections/shared/in-transaction';
import { transactionOf } from '@collections/shared/transaction';
import {
  isLinkSignature,
  type LinkPurpose,
  type SignedLink,
} from '@collections/subscribers/newsletter-links';
import { mailWelcome } from '@collections/subscribers/newsletter-mails';
import { liftSuppression } from '@collections/suppressions/suppress';
import { normaliseEmail } from '@/domain/email';

/** Which letters a subscriber wants. */
export type Preferences = { ideas: boolean; dates: boolean };

/** Whether the address and its signature are those of a link in a mail of ours. */
export function isMailedLink(purpose: LinkPurpose, link: SignedLink): boolean {
  return isLinkSignature(purpose, { ...link, email: normaliseEmail(link.email) });
}

/**
 * Confirms a subscription, and welcomes its address the first time. Who clicks reads our mails and wants them, whatever came
 * back from there before. False when there is no subscription any more.
 */
export async function confirmSubscription(address: string): Promise<boolean> {
  const email = normaliseEmail(address);
  const payload = await getPayload({ config });
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const db = await transactionOf(req);
    const { rows } = await db.execute<{ confirmed: boolean }>(sql`
      select confirmed_at is not null as confirmed from subscribers where email = ${email} for update
    `);
    const [subscriber] = rows;
    if (subscriber === undefined) return false;
    await liftSuppression(db, email);
    if (subscriber.confirmed) return true;
    await db.execute(sql`
      update subscribers set confirmed_at = now(), updated_at = now() where email = ${email}
    `);
    await mailWelcome(req, email);
    return true;
  });
}

/** What an address wants, or null when it is not subscribed. */
export async function readPreferences(address: string): Promise<Preferences | null> {
  const payload = await getPayload({ config });
  const { rows } = await adapterOf(payload).drizzle.execute<Preferences>(sql`
    select coalesce(wants_ideas, false) as ideas, coalesce(wants_dates, false) as dates
    from subscribers where email = ${normaliseEmail(address)}
  `);
  return rows[0] ?? null;
}

/** Chooses at least one kind of letter. False when the address is not subscribed. */
export async function setPreferences(
  address: string,
  { ideas, dates }: Preferences,
): Promise<boolean> {
  const payload = await getPayload({ config });
  const { rowCount } = await adapterOf(payload).drizzle.execute(sql`
    update subscribers set wants_ideas = ${ideas}, wants_dates = ${dates}, updated_at = now()
    where email = ${normaliseEmail(address)}
  `);
  return rowCount === 1;
}
