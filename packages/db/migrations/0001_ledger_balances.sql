-- A movement of money is balanced per currency, or it does not happen. Checked at commit, when all its entries are there.
create function ledger_transfer_is_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entries
    where transfer_id = coalesce(new.transfer_id, old.transfer_id)
    group by currency having sum(amount_minor) <> 0
  ) then
    raise exception 'ledger transfer % is not balanced', coalesce(new.transfer_id, old.transfer_id) using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entries_balanced
  after insert or update or delete on ledger_entries
  deferrable initially deferred
  for each row execute function ledger_transfer_is_balanced();
--> statement-breakpoint
-- Entries and events are history: they are added, never changed.
create function history_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function history_is_append_only();
--> statement-breakpoint
create trigger ride_events_append_only before update or delete on ride_events
  for each row execute function history_is_append_only();
