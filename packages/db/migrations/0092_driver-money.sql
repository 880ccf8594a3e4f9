ALTER TYPE "public"."dispatch_gate" ADD VALUE 'owes_money' BEFORE 'busy';--> statement-breakpoint
CREATE TABLE "cash_drawers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_drawers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"currency" text NOT NULL,
	"day" text NOT NULL,
	"float_minor" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"expected_minor" bigint,
	"counted_minor" bigint,
	"reason" text,
	CONSTRAINT "cash_drawers_float" CHECK ("cash_drawers"."float_minor" >= 0 and coalesce("cash_drawers"."counted_minor", 0) >= 0),
	CONSTRAINT "cash_drawers_counted" CHECK (("cash_drawers"."closed_at" is null) = ("cash_drawers"."counted_minor" is null) and ("cash_drawers"."closed_at" is null) = ("cash_drawers"."expected_minor" is null)),
	CONSTRAINT "cash_drawers_difference_has_reason" CHECK ("cash_drawers"."counted_minor" is not distinct from "cash_drawers"."expected_minor" or coalesce("cash_drawers"."reason", '') <> '')
);
--> statement-breakpoint
CREATE TABLE "money_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"party" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"drawer_id" integer,
	"number" integer,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	"transfer_id" bigint,
	CONSTRAINT "money_bookings_kind_known" CHECK ("money_bookings"."kind" in ('cash_in', 'cash_out', 'correction', 'write_off')),
	CONSTRAINT "money_bookings_party_known" CHECK ("money_bookings"."party" in ('passenger', 'driver')),
	CONSTRAINT "money_bookings_not_own" CHECK ("money_bookings"."author_id" <> "money_bookings"."user_id"),
	CONSTRAINT "money_bookings_reason" CHECK ("money_bookings"."reason" <> ''),
	CONSTRAINT "money_bookings_sign" CHECK (case "money_bookings"."kind" when 'cash_out' then "money_bookings"."amount_minor" < 0 when 'correction' then "money_bookings"."amount_minor" <> 0 else "money_bookings"."amount_minor" > 0 end),
	CONSTRAINT "money_bookings_drawer" CHECK (("money_bookings"."kind" in ('cash_in', 'cash_out')) = ("money_bookings"."drawer_id" is not null)),
	CONSTRAINT "money_bookings_booked" CHECK (("money_bookings"."transfer_id" is null) = ("money_bookings"."booked_at" is null) and ("money_bookings"."number" is not null) = ("money_bookings"."drawer_id" is not null and "money_bookings"."transfer_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose_known";--> statement-breakpoint
ALTER TABLE "cash_drawers" ADD CONSTRAINT "cash_drawers_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_bookings" ADD CONSTRAINT "money_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_bookings" ADD CONSTRAINT "money_bookings_drawer_id_cash_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."cash_drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_bookings" ADD CONSTRAINT "money_bookings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_bookings" ADD CONSTRAINT "money_bookings_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_drawers_one_a_day" ON "cash_drawers" USING btree ("staff_id","currency","day");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_drawers_one_open" ON "cash_drawers" USING btree ("staff_id","currency") WHERE "cash_drawers"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_bookings_receipt" ON "money_bookings" USING btree ("drawer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "money_bookings_transfer" ON "money_bookings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "money_bookings_user" ON "money_bookings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "money_bookings_author" ON "money_bookings" USING btree ("author_id","id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('staff_owner', 'payout_paid', 'ban', 'money_booking'));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" in ('top_up', 'pay_in'));--> statement-breakpoint
CREATE FUNCTION booking_stays_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR old.transfer_id IS NOT NULL OR (new.kind, new.user_id, new.party, new.amount_minor, new.currency, new.reason, new.author_id, new.created_at)
    IS DISTINCT FROM (old.kind, old.user_id, old.party, old.amount_minor, old.currency, old.reason, old.author_id, old.created_at) THEN
    RAISE EXCEPTION 'booking % stays as it was written', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "money_bookings_stay" BEFORE UPDATE OR DELETE ON "money_bookings"
  FOR EACH ROW EXECUTE FUNCTION booking_stays_booked();--> statement-breakpoint
CREATE FUNCTION drawer_stays_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'drawer % was closed', old.id USING errcode = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER "cash_drawers_stay_closed" BEFORE UPDATE OR DELETE ON "cash_drawers"
  FOR EACH ROW WHEN (old.closed_at IS NOT NULL) EXECUTE FUNCTION drawer_stays_closed();
