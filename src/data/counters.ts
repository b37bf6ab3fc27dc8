import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

import { count } from '@collections/shared/throttle';
import { today } from '@/domain/dates';
import { SITE_DAY_SHARDS } from '@/domain/figures';
import type { RateLimit } from '@/domain/limits';
import { CLICKS_COUNTED, VIEWS_COUNTED } from '@/domain/throttles';
import { isOver } from '@/domain/rate-limit';

import { statement } from './statement';

const countView = counting('count-view', { total: sql`detail_views`, views: 1, clicks: 0 });
const countClick = counting('count-click', { total: sql`affiliate_clicks`, views: 0, clicks: 1 });

/**
 * Counts one view of a published gift, in total and on its day in São Paulo: one atomic statement, exact under
 * concurrency. Further views of the same client (its address) beyond a limit are not counted, and are answered like any
 * other. Answers the total, or null when there is no such published gift.
 */
export function recordView(giftId: number, client?: string): Promise<number | null> {
  return record(giftId, countView, VIEWS_COUNTED, client);
}

/** Counts one click through to the partner store of a published gift; answers as `recordView`. */
export function recordClick(giftId: number, client?: string): Promise<number | null> {
  return record(giftId, countClick, CLICKS_COUNTED, client);
}

async function record(
  gift: number,
  add: ReturnType<typeof counting>,
  limit: RateLimit,
  client: string | undefined,
): Promise<number | null> {
  const asked = client === undefined ? [] : [{ limit, subject: `${String(gift)} ${client}` }];
  const isRepeated =
    asked.length > 0 && (await count(await getPayload({ config }), asked)).some(isOver);
  const [row] = await add({ gift, step: isRepeated ? 0 : 1, day: today() });
  return row === undefined ? null : Number(row.count);
}

type Counted = { total: ReturnType<typeof sql>; views: 0 | 1; clicks: 0 | 1 };

/**
 * The rows are locked in the same order by everybody: the gift's, its day's, the site's. That of the site is one of
 * several, by connection, as otherwise every view would wait for every other one.
 */
function counting(name: string, { total, views, clicks }: Counted) {
  const [day, step] = [
    sql`${sql.placeholder('day')}::date`,
    sql`${sql.placeholder('step')}::integer`,
  ];
  const shard = sql.raw(`pg_backend_pid() % ${String(SITE_DAY_SHARDS)}`);
  const figures = sql.raw(`${String(views)}, ${String(clicks)}`);
  return statement<{ count: string }>(
    name,
    sql`
      with counted as (
        update gift_stats s set ${total} = s.${total} + ${step}
        from gifts g
        where s.gift_id = ${sql.placeholder('gift')} and g.id = s.gift_id and g._status = 'published'
        returning s.gift_id, s.${total} as count
      ), on_gift_day as (
        insert into gift_days as d (day, gift_id, views, clicks)
        select ${day}, gift_id, ${figures} from counted where ${step} = 1
        on conflict (day, gift_id) do update
        set views = d.views + excluded.views, clicks = d.clicks + excluded.clicks
        returning d.day
      ), on_site_day as (
        insert into site_days as d (day, shard, views, clicks)
        select day, ${shard}, ${figures} from on_gift_day
        on conflict (day, shard) do update
        set views = d.views + excluded.views, clicks = d.clicks + excluded.clicks
      )
      select count from counted
    `,
  );
}
