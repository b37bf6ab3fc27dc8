import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import type { Consent } from '@payload-types';

import { transactionOf } from '../shared/transaction';

type Kind = Consent['kind'];

type Agreement = {
  userId: number;
  kind: Kind;
  /** The words that the person agreed to, as they read them. */
  text: string;
  /** Of these words, for instance the day they are from: '2026-11-20'. */
  version: string;
};

/**
 * Keeps that somebody agreed to something (LGPD, article 8). It is written in the transaction of the act itself: there
 * is no act without its record, and no record of an act that did not happen. An agreement that still stands to the
 * same words is not written twice; one to earlier words ends with the new one.
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

/** Keeps that an agreement ended, in the transaction of the act itself. Nothing happens where none stands. */
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
