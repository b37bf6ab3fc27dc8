import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** With the one row that there ever is: what the site said until now. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table site_settings (
        id serial primary key not null,
        contact_email varchar not null,
        privacy_email varchar not null,
        city varchar not null,
        instagram varchar,
        tiktok varchar,
        updated_at timestamp(3) with time zone,
        created_at timestamp(3) with time zone
      );
      insert into site_settings
        (contact_email, privacy_email, city, instagram, tiktok, updated_at, created_at)
      values (
        'contato@mimoteca.com.br', 'privacidade@mimoteca.com.br', 'São Paulo',
        'https://www.instagram.com/', 'https://www.tiktok.com/', now(), now()
      )
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table site_settings;
      drop function if exists announce_settings()
    `),
  );
}
