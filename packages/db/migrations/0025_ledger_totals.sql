CREATE TABLE "ledger_totals" (
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"sum_minor" bigint NOT NULL,
	CONSTRAINT "ledger_totals_account_currency_kind_pk" PRIMARY KEY("account","currency","kind")
);

--> statement-breakpoint
-- Each statement that adds entries adds them to the totals of the drivers, in the order of the accounts, so that no two wait for each other.
create function ledger_totals_follow() returns trigger language plpgsql as $$
begin
  insert into ledger_totals as known (account, currency, kind, sum_minor)
  select e.account, e.currency, t.kind, sum(e.amount_minor)
  from added e join ledger_transfers t on t.id = e.transfer_id
  where e.account like 'driver:%'
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (account, currency, kind) do update set sum_minor = known.sum_minor + excluded.sum_minor;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_totals_follow after insert on ledger_entries
  referencing new table as added
  for each statement execute function ledger_totals_follow();
--> statement-breakpoint
-- Whoever writes entries meanwhile comes before, and is summed, or waits for the end, and adds.
create function ledger_totals_rebuild() returns void language plpgsql as $$
begin
  lock table ledger_totals in share row exclusive mode;
  delete from ledger_totals;
  insert into ledger_totals (account, currency, kind, sum_minor)
  select e.account, e.currency, t.kind, sum(e.amount_minor)
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
  where e.account like 'driver:%'
  group by 1, 2, 3;
end $$;
--> statement-breakpoint
select ledger_totals_rebuild();
