import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * Which transactions changed what a cache tag stands for: a page that outlives its server is compared with it. Written by
 * `announce` alone (05-announce.sql). `horizon` is the oldest transaction that was running when the row was written: all
 * before it were over. Decision 0026.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table cache_tag_changes (
        tag text collate "C" not null,
        xid xid8 not null default pg_current_xact_id(),
        horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
        primary key (tag, xid)
      )
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table cache_tag_changes;
      drop function if exists compact_cache_tag_changes();
      create or replace function announce(tag text) returns void language sql as $$
        select pg_notify('cache_tags', tag)
      $$;
    `),
  );
}
