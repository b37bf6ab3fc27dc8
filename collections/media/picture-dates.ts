import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import type { PictureDates } from '@/lib/picture-lookup';

import { adapterOf } from '../shared/adapter-of';

/** The dates of a media file; null when there is none of that name. One row by its unique index. */
export async function readPictureDates(
  payload: Payload,
  filename: string,
): Promise<PictureDates | null> {
  const { rows } = await adapterOf(payload).drizzle.execute<{ created: number; updated: number }>(
    sql`
      select extract(epoch from created_at)::float8 as created, extract(epoch from updated_at)::float8 as updated
      from media where filename = ${filename}`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { createdAt: new Date(row.created * 1000), updatedAt: new Date(row.updated * 1000) };
}
