import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { LINK_VISITS } from '@/domain/link-health';
import type { LinkKnowledge } from '@/domain/link-verdict';

export type ClaimedLink = LinkKnowledge & {
  id: number;
  gift: number;
  isResting: boolean;
  restedAt: string | null;
};

/**
 * Takes the link that has been due for longest, from an index. It is not due again for a while, so that a visit that was
 * interrupted is made again, and no two visitors take the same.
 */
export async function claimLink(db: Database): Promise<ClaimedLink | null> {
  const { rows } = await db.execute<ClaimedLink>(sql`
    update link_checks set
      next_at = clock_timestamp() + make_interval(secs => ${LINK_VISITS.lease / 1_000})
    where id = (
      select id from link_checks where next_at <= clock_timestamp()
      order by next_at limit 1 for update skip locked
    )
    returning id, gift_id as gift, url, state, expected_url as "expectedUrl", final_url as "finalUrl",
      suspicion, suspected_on as "suspectedOn", failures::integer, acknowledged,
      resting as "isResting", rested_at as "restedAt"
  `);
  return rows[0] ?? null;
}

/** Milliseconds until the next link is due, 0 when one is, or null when none will be. */
export async function nextVisit(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select ceil(extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float8 as due
    from link_checks
  `);
  const due = rows[0]?.due ?? null;
  return due === null ? null : Math.max(0, due);
}
