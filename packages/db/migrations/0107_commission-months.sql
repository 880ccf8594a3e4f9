CREATE TABLE "commission_months" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"driver_id" integer NOT NULL,
	"currency" text NOT NULL,
	"month" date,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"kept_minor" bigint NOT NULL,
	"earlier_minor" bigint DEFAULT 0 NOT NULL,
	"carried_minor" bigint DEFAULT 0 NOT NULL,
	"through_entry" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_months_first_day" CHECK (extract(day from "commission_months"."month") = 1),
	CONSTRAINT "commission_months_span" CHECK ("commission_months"."from_at" < "commission_months"."to_at"),
	CONSTRAINT "commission_months_carried" CHECK ("commission_months"."carried_minor" <= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_subject_known";--> statement-breakpoint
ALTER TABLE "commission_months" ADD CONSTRAINT "commission_months_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_months_once" ON "commission_months" USING btree ("driver_id","currency","month");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_months_follow" ON "commission_months" USING btree ("driver_id","currency","to_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subject_known" CHECK ("invoices"."subject" in ('ride', 'order', 'parcel', 'package', 'school', 'commission'));--> statement-breakpoint
-- What was said of a month stands: its invoice was issued by it.
CREATE FUNCTION commission_months_stand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed month of a driver is never changed' USING errcode = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER commission_months_stand BEFORE UPDATE OR DELETE ON commission_months FOR EACH ROW EXECUTE FUNCTION commission_months_stand();--> statement-breakpoint
-- What was kept of drivers before this month has no invoice and gets none: numbers drawn now would stand between those of other days.
INSERT INTO commission_months (driver_id, currency, month, from_at, to_at, kept_minor, through_entry, created_at)
  SELECT d.driver_id, e.currency, NULL, '1970-01-01Z', date_trunc('month', now()), sum(e.amount_minor), (SELECT max(id) FROM ledger_entries), now()
  FROM (SELECT DISTINCT transfer_id, split_part(account, ':', 2)::int AS driver_id FROM ledger_entries WHERE account LIKE 'driver:%') d
    JOIN ledger_transfers t ON t.id = d.transfer_id AND t.kind IN ('fare', 'release', 'promotion', 'school', 'cancellation', 'day_commission', 'payout')
    JOIN ledger_entries e ON e.transfer_id = d.transfer_id AND e.account = 'platform:commission' AND e.at < date_trunc('month', now())
  GROUP BY 1, 2;
