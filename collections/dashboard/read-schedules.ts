import { sql } from '@payloadcms/db-postgres';

import { FAILED_PERIOD, LIST_ROWS, type Schedules } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';

/** What is going to be published or taken off the site next, after what could not be in the last weeks, and why. */
export async function readSchedules(db: Database): Promise<Schedules> {
  const { rows } = await db.execute<Schedules['schedules'][number]>(sql`
    select j.id::integer, g.id as gift, g.title, coalesce(j.input->>'type', 'publish') as type,
      to_json(j.wait_until)#>>'{}' as at, coalesce(j.has_error, false) as failed,
      coalesce(j.error->'reasons', '[]'::jsonb) as reasons
    from payload_jobs j
    left join gifts g on g.id = case when j.input->'doc'->>'value' ~ '^\\d{1,9}$'
      then (j.input->'doc'->>'value')::integer end
    where j.task_slug = 'schedulePublish' and j.completed_at is null and (
      j.has_error is not true or j.updated_at > now() - make_interval(days => ${FAILED_PERIOD})
    )
    order by coalesce(j.has_error, false) desc, j.wait_until nulls first, j.id limit ${LIST_ROWS}
  `);
  return { schedules: rows };
}
