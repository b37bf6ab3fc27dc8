import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** How each word of the catalogue sounds (30-gift-search.sql), for searches that are written by ear. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      alter table search_words add column sound text collate "C";
      create index search_words_sound on search_words (sound);
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger if exists search_words_sound on search_words;
      drop function if exists search_words_sound(), search_sound(text);
      alter table search_words drop column sound;
    `),
  );
}
