import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import type { Consent } from '@payload-types';

import { transactionOf } from '../shared/transaction';

type Kind = Consent['kind'];

type Agreement = {
  userId: number;
  kind: Kind;
  /** The text that the user agreed to, as they read it. */
  text: string;
  /** Of this text, for instance its date: '2026-11-20'. */
  version: string;
};

/**
 * Records that a user agreed to something (LGPD, article 8). It is written in the transaction of the operation itself,
 * so that neither exists without the other. A consent to the same text that still holds is not written twice; one to an
 * earlier text ends with the new one.
 */
export async function recordConsent(req: PayloadRequest, consent: Agreement): Promise<void> {
  const { userId, kind, text, version } = consent;
  const db = await transactionOf(req);
  await db.execute(sql`
    update consents set withdrawn_at = now(), updated_at = now()
    where user_id = ${userId} and kind = ${kind} and withdrawn_at is null
      and (version, text) is distinct from (${version}::varchar, ${text}::varchar)
  `);
  await db.execute(sql`
    insert into consents (user_id, kind, text, version)
    select ${userId}::integer, ${kind}::enum_consents_kind, ${text}::varchar, ${version}::varchar where not exists (
      select from consents where user_id = ${userId} and kind = ${kind} and withdrawn_at is null
    )
  `);
}

/** Records that a consent ended, in the transaction of the operation itself. Does nothing where there is none. */
export async function withdrawConsent(
  req: PayloadRequest,
  { userId, kind }: Pick<Agreement, 'userId' | 'kind'>,
): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`
    update consents set withdrawn_at = now(), updated_at = now()
    where user_id = ${userId} and kind = ${kind} and withdrawn_at is null
  `);
}

/** The same of somebody without an account, by the address alone. */
export async function recordAddressConsent(
  req: PayloadRequest,
  { email, text, version }: { email: string; text: string; version: string },
): Promise<void> {
  await withdrawAddressConsent(req, email);
  const db = await transactionOf(req);
  await db.execute(sql`
    insert into consents (email, kind, text, version) values (${email}, 'newsletter', ${text}, ${version})
  `);
}

/** Records that the consent of an address ended, in the transaction of the operation itself. */
export async function withdrawAddressConsent(req: PayloadRequest, email: string): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`
    update consents set withdrawn_at = now(), updated_at = now()
    where email = ${email} and withdrawn_at is null
  `);
}
