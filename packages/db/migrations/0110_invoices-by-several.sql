-- A series goes on by as many numbers as documents are issued with it: those of one moment are written by one statement. It never goes back.
create or replace function invoice_series_go_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.last <= old.last or (new.issuer, new.kind, new.year) <> (old.issuer, old.kind, old.year) then
    raise exception 'a series of invoices goes on';
  end if;
  return new;
end $$;--> statement-breakpoint
-- At the commit each number that was given has its document: a transaction that draws one and issues nothing is refused as a whole.
create function invoice_series_no_gap() returns trigger language plpgsql as $$
declare
  before int := case when tg_op = 'UPDATE' then old.last else 0 end;
  issued int;
begin
  select count(*) into issued from invoices
  where issuer = new.issuer and kind = new.kind and year = new.year and number > before and number <= new.last;
  if issued <> new.last - before then
    raise exception 'the numbers of % % % from % to % have % documents', new.issuer, new.kind, new.year, before + 1, new.last, issued;
  end if;
  return null;
end $$;--> statement-breakpoint
create constraint trigger invoice_series_no_gap after insert or update on invoice_series
  deferrable initially deferred for each row execute function invoice_series_no_gap();
