-- What follows a change of an account, whoever writes it.

-- A new password ends what somebody who knew the old one may have begun.
create or replace function account_password_changed() returns trigger language plpgsql as $$
begin
  new.pending_email := null;
  delete from account_tokens
  where user_id = new.id and purpose in ('reset-password', 'change-email');
  return new;
end
$$;
create or replace trigger users_password_changed before update of hash on users
for each row when (old.hash is distinct from new.hash)
execute function account_password_changed();

-- What is tied to a user by the address alone follows the account to its new one: the newsletter, and letters to us.
-- Otherwise it would outlive the account (decision 0012).
create or replace function address_follows_account() returns trigger language plpgsql as $$
begin
  with gone as (
    delete from subscribers where email = old.email
    returning created_at, confirmed_at, wants_ideas, wants_dates
  )
  insert into subscribers (email, created_at, confirmed_at, wants_ideas, wants_dates)
  select new.email, created_at, confirmed_at, wants_ideas, wants_dates from gone
  on conflict (email) do nothing;
  update consents set email = new.email where email = old.email;
  update contact_messages set email = new.email where email = old.email;
  -- What is known about a mailbox is not about another one.
  delete from suppressions where email = old.email;
  return null;
end
$$;
create or replace trigger users_address_changed after update of email on users
for each row when (old.email is distinct from new.email)
execute function address_follows_account();

-- Whichever way an account is confirmed (by its link, by a new password, by an admin): earlier sign-ups for its
-- address are over.
create or replace function account_confirmed() returns trigger language plpgsql as $$
begin
  delete from pending_sign_ups where user_id = new.id;
  return null;
end
$$;
create or replace trigger users_confirmed after update of _verified on users
for each row when (new._verified and old._verified is distinct from true)
execute function account_confirmed();
