import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What earlier sign-ups for an address have chosen, while nobody has confirmed it. The latest stands in `users`; whoever
 * confirms says by the password which of them it was.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table pending_sign_ups (
        id bigint generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        name text,
        hash text not null,
        salt text not null
      );
      create index pending_sign_ups_user on pending_sign_ups (user_id, id);

      -- Whichever way an account is confirmed: by its link, by a new password, by an admin.
      create function account_confirmed() returns trigger language plpgsql as $$
      begin
        delete from pending_sign_ups where user_id = new.id;
        return null;
      end
      $$;
      create trigger users_confirmed after update of _verified on users
      for each row when (new._verified and old._verified is distinct from true)
      execute function account_confirmed();
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger users_confirmed on users;
      drop function account_confirmed;
      drop table pending_sign_ups;
    `),
  );
}
