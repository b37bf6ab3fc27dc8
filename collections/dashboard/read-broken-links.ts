import { sql } from '@payloadcms/db-postgres';

import { type BrokenLink, type BrokenLinks, LIST_ROWS } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';
import { boundedCount } from './bounded-count';

/** The links that nobody has looked at yet, newest first, and how many there are. */
export async function readBrokenLinks(db: Database): Promise<BrokenLinks> {
  const isBroken = sql`l.state in ('moved', 'gone') and not l.acknowledged`;
  const [counts, links] = await Promise.all([
    db.execute<Omit<BrokenLinks, 'links'>>(sql`
      select ${boundedCount(sql`link_checks l where ${isBroken}`)} as total,
        ${boundedCount(sql`link_checks where state = 'unknown'`)} as unknown
    `),
    db.execute<BrokenLink>(sql`
      select l.id, l.gift_id as gift, g.title, l.url, l.state, to_json(l.since)#>>'{}' as since,
        l.final_url as "finalUrl", l.resting
      from (
        select * from link_checks l where ${isBroken} order by l.since desc, l.id limit ${LIST_ROWS}
      ) l join gifts g on g.id = l.gift_id
      order by l.since desc, l.id
    `),
  ]);
  const [count] = counts.rows;
  if (count === undefined) throw new Error('a count gave no answer');
  return { ...count, links: links.rows };
}
