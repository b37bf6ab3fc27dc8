import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * A media file announces itself by its name when it comes, changes or goes: what is kept of its picture goes with it, and
 * so does every list that anybody may read of the media. Former slugs announce themselves too, whoever writes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger media_tags on media;
      create or replace function announce_media() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform pg_notify('cache_tags', 'media:' || left(coalesce(old.filename, ''), 1000));
        end if;
        if tg_op <> 'DELETE' then
          perform pg_notify('cache_tags', 'media:' || left(coalesce(new.filename, ''), 1000));
        end if;
        if tg_op = 'UPDATE' then
          perform listing_mark(array(
            select parent_id from gifts_rels where media_id = new.id and path = 'images'
          ));
          perform pg_notify('cache_tags', 'catalogue');
        end if;
        return null;
      end
      $$;
      create trigger media_tags after insert or update or delete on media
      for each row execute function announce_media();

      create trigger slug_history_tags after insert or update or delete on slug_history
      for each statement execute function announce_catalogue();
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger slug_history_tags on slug_history;
      drop trigger media_tags on media;
      create or replace function announce_media() returns trigger language plpgsql as $$
      begin
        perform listing_mark(array(
          select parent_id from gifts_rels where media_id = new.id and path = 'images'
        ));
        perform pg_notify('cache_tags', 'catalogue');
        return null;
      end
      $$;
      create trigger media_tags after update on media for each row execute function announce_media();
    `),
  );
}
