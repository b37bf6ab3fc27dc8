import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { LINK_VISITS } from '@/domain/link-health';
import type { LinkKnowledge } from '@/domain/link-verdict';

import type { ClaimedLink } from './claim-link';

type Settled = { after: LinkKnowledge; status: number | null; reason: string | null };

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`;

/** Writes down what is known after a visit; not when the gift has got another link meanwhile. */
export async function settleLink(
  db: Database,
  link: ClaimedLink,
  { after, status, reason }: Settled,
): Promise<void> {
  const { shortest, longest } = LINK_VISITS.period;
  await db.execute(sql`
    update link_checks set
      since = case when state::text = ${after.state} then since else clock_timestamp() end,
      state = ${after.state}::enum_link_checks_state, status = ${status}, reason = ${reason},
      expected_url = coalesce(expected_url, ${after.expectedUrl}), final_url = ${after.finalUrl},
      suspicion = ${after.suspicion}, suspected_on = ${after.suspectedOn}, failures = ${after.failures},
      -- What an editor has said during the visit stands.
      acknowledged = acknowledged and (${after.acknowledged} or not ${link.acknowledged}),
      checked_at = clock_timestamp(),
      next_at = clock_timestamp() + ${seconds(shortest)} + random() * ${seconds(longest - shortest)},
      updated_at = clock_timestamp()
    where id = ${link.id} and url = ${link.url} and next_at is not null
  `);
}

/** Puts a visit off; with `delay` null for ever, until the gift has another link. */
export async function postponeLink(
  db: Database,
  { id }: ClaimedLink,
  delay: number | null,
  reason: string | null = null,
): Promise<void> {
  await db.execute(sql`
    update link_checks set
      next_at = ${delay === null ? null : sql`clock_timestamp() + ${seconds(delay)}`},
      reason = coalesce(${reason}, reason), updated_at = clock_timestamp()
    where id = ${id}
  `);
}
