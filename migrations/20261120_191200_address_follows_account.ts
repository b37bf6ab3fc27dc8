import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What is tied to a person by their address alone follows the account to its new one, whoever changes it: the
 * newsletter, and letters to us. Otherwise it would outlive the account (decision 0012).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create function address_follows_account() returns trigger language plpgsql as $$
      begin
        with gone as (
          delete from subscribers where email = old.email returning created_at
        )
        insert into subscribers (email, created_at) select new.email, created_at from gone
        on conflict (email) do nothing;
        update contact_messages set email = new.email where email = old.email;
        return null;
      end
      $$;
      create trigger users_address_changed after update of email on users
      for each row when (old.email is distinct from new.email)
      execute function address_follows_account();
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger users_address_changed on users;
      drop function address_follows_account;
    `),
  );
}
