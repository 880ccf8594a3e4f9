CREATE TABLE "cancellation_fees" (
	"ride_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payer_id" integer NOT NULL,
	"driver_id" integer,
	"amount_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"waived_by" integer,
	"waive_reason" text,
	CONSTRAINT "cancellation_fees_kind_known" CHECK ("cancellation_fees"."kind" in ('cancelled', 'no_show')),
	CONSTRAINT "cancellation_fees_status_known" CHECK ("cancellation_fees"."status" in ('owed', 'paid', 'waived')),
	CONSTRAINT "cancellation_fees_amount" CHECK ("cancellation_fees"."amount_minor" > 0 and "cancellation_fees"."commission_minor" between 0 and "cancellation_fees"."amount_minor"),
	CONSTRAINT "cancellation_fees_settled" CHECK (("cancellation_fees"."status" = 'owed') = ("cancellation_fees"."settled_at" is null)),
	CONSTRAINT "cancellation_fees_waived" CHECK (("cancellation_fees"."status" = 'waived') = ("cancellation_fees"."waived_by" is not null) and ("cancellation_fees"."waived_by" is null) = ("cancellation_fees"."waive_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_early_end_costs_no_more";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_cash_at_most_the_fare";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_change_above_the_fare";--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "owed_minor" bigint;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "waiting_minor" bigint;--> statement-breakpoint
ALTER TABLE "cancellation_fees" ADD CONSTRAINT "cancellation_fees_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_fees" ADD CONSTRAINT "cancellation_fees_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_fees" ADD CONSTRAINT "cancellation_fees_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_fees" ADD CONSTRAINT "cancellation_fees_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_fees_owed" ON "cancellation_fees" USING btree ("payer_id","charged_at") WHERE "cancellation_fees"."status" = 'owed';--> statement-breakpoint
CREATE INDEX "cancellation_fees_payer" ON "cancellation_fees" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "cancellation_fees_driver" ON "cancellation_fees" USING btree ("driver_id");--> statement-breakpoint
CREATE INDEX "cancellation_fees_waived_by" ON "cancellation_fees" USING btree ("waived_by");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waiting_by_its_terms" CHECK ("rides"."waiting_minor" is null or ("rides"."waiting_minor" > 0 and "rides"."extras" is not null and "rides"."waiting_since" is not null and "rides"."status" = 'completed'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_owed_in_cash" CHECK ("rides"."owed_minor" is null or ("rides"."owed_minor" > 0 and "rides"."payment_method" = 'cash' and not "rides"."is_fast"));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_early_end_costs_no_more" CHECK (("rides"."quoted_minor" is null) = ("rides"."charged_meters" is null) and "rides"."quoted_minor" > "rides"."fare_minor" - coalesce("rides"."waiting_minor", 0));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_cash_at_most_the_fare" CHECK ("rides"."cash_paid_minor" between 0 and "rides"."fare_minor" + coalesce("rides"."owed_minor", 0));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_change_above_the_fare" CHECK ("rides"."change_for_minor" > "rides"."fare_minor" + coalesce("rides"."owed_minor", 0));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt'));