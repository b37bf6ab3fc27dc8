-- Messages to webhooks: rows of webhook_deliveries, queued by sequence_changes (80-changes.sql) and on request.

create or replace function queue_webhook(webhook integer, event text, gift integer, slug text, at timestamptz)
returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, message_id, gift, slug, at, status, attempts, next_at)
  values (webhook, event::enum_webhook_deliveries_event, 'msg_' || replace(gen_random_uuid()::text, '-', ''),
    gift, slug, at, 'queued', 0, clock_timestamp())
$$;

-- Wakes the runner: it gives marks their positions, and sends what is queued.
create or replace function announce_webhooks() returns trigger language plpgsql as $$
begin
  perform pg_notify('webhooks', '') where exists (select from webhooks);
  return null;
end
$$;
create or replace trigger change_marks_announce after insert on change_marks
for each statement execute function announce_webhooks();
create or replace trigger webhook_deliveries_announce after insert or update of next_at on webhook_deliveries
for each statement execute function announce_webhooks();

-- A webhook begins and goes on with a clean record; what waits for one that is deactivated is over.
create or replace function webhook_turned() returns trigger language plpgsql as $$
begin
  if new.active then
    new.failing_since := null;
    new.failures := 0;
    new.rest_until := null;
    new.deactivated_at := null;
    new.deactivated_because := null;
  else
    new.deactivated_at := clock_timestamp();
    update webhook_deliveries set status = 'failed', next_at = null, settled_at = clock_timestamp(),
      reason = coalesce(new.deactivated_because, reason)
    where webhook_id = new.id and status = 'queued';
  end if;
  return new;
end
$$;
create or replace trigger webhooks_turned before update of active on webhooks
for each row when (old.active is distinct from new.active) execute function webhook_turned();

create or replace function webhook_gone() returns trigger language plpgsql as $$
begin
  delete from webhook_deliveries where webhook_id = old.id;
  return old;
end
$$;
create or replace trigger webhooks_gone before delete on webhooks
for each row execute function webhook_gone();
