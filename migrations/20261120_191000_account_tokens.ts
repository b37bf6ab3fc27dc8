import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What accounts need beside the documents: links that are sent by mail, counters of attempts, and the call that wakes
 * the runner of queued jobs. Decision 0010.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table account_tokens (
        token_hash bytea primary key,
        user_id integer not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('confirm-email', 'change-email', 'reset-password')),
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index account_tokens_user on account_tokens (user_id, purpose);
      create index account_tokens_expiry on account_tokens (expires_at);

      -- A new password ends what somebody who knew the old one may have begun.
      create function account_password_changed() returns trigger language plpgsql as $$
      begin
        new.pending_email := null;
        delete from account_tokens
        where user_id = new.id and purpose in ('reset-password', 'change-email');
        return new;
      end
      $$;
      create trigger users_password_changed before update of hash on users
      for each row when (old.hash is distinct from new.hash)
      execute function account_password_changed();

      create table rate_limits (
        key text primary key,
        hits integer not null,
        expires_at timestamptz not null
      );
      create index rate_limits_expiry on rate_limits (expires_at);

      create function announce_jobs() returns trigger language plpgsql as $$
      begin
        perform pg_notify('jobs', '');
        return null;
      end
      $$;
      create trigger payload_jobs_announce after insert on payload_jobs
      for each statement execute function announce_jobs();
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger payload_jobs_announce on payload_jobs;
      drop function announce_jobs;
      drop table rate_limits;
      drop trigger users_password_changed on users;
      drop function account_password_changed;
      drop table account_tokens;
    `),
  );
}
