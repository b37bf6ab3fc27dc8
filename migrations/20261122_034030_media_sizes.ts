import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What sizes a media file is stored in beside its original: the key that their names begin with, and whether they are
 * there in AVIF. Pictures of before get theirs after the next start. The index finds who has the slot of a key
 * (collections/media/sizes/sizes-key.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "media" add column "sizes_key" varchar;
    alter table "media" add column "sizes_avif" boolean;
    create index media_sizes_slot_idx on media (substr(sizes_key, 2, 7));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index media_sizes_slot_idx;
    alter table "media" drop column "sizes_key";
    alter table "media" drop column "sizes_avif";
  `);
}
