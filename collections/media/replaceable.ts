import { sql } from '@payloadcms/db-postgres';

import { ENTRY_FOLDERS, GIFT_FOLDER } from '@/domain/media-folders';

import type { Database } from '../shared/adapter-of';

type File = { prefix: string; filename: string };

/** Name and folder of each collection whose entries have a folder. */
const ENTRIES = Object.entries(ENTRY_FOLDERS).map(([collection, folder]) => ({
  table: sql.identifier(collection.replace('-', '_')),
  folder,
}));

/**
 * The id of the picture that an upload of this name into an entry's folder replaces: one that only this entry shows, or
 * nothing. Null when the upload is a picture of its own. The folder of gifts is shared, and there every upload is.
 */
export async function findReplaceable(
  db: Database,
  { prefix, filename }: File,
): Promise<number | null> {
  if (prefix === GIFT_FOLDER) return null;
  const shownElsewhere = ENTRIES.map(
    ({ table, folder }) => sql`
      or exists (select from ${table} e where e.image_id = m.id and ${`${folder}/`} || e.slug <> ${prefix})`,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from media m
    where m.filename = ${filename} and m.prefix = ${prefix} and not (
      exists (select from gifts_rels r where r.media_id = m.id)
      or exists (select from _gifts_v_rels r where r.media_id = m.id)
      ${sql.join(shownElsewhere)}
    )`);
  return rows[0]?.id ?? null;
}
