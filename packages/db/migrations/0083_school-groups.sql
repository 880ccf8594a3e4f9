CREATE TABLE "school_months" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_months_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seat_id" integer NOT NULL,
	"guardian_id" integer NOT NULL,
	"month" date NOT NULL,
	"from_day" date NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"commission_percent" double precision NOT NULL,
	"runs_planned" smallint NOT NULL,
	"runs_driven" smallint DEFAULT 0 NOT NULL,
	"earned_minor" bigint DEFAULT 0 NOT NULL,
	"returned_minor" bigint,
	"renewal_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_months_first_day" CHECK (extract(day from "school_months"."month") = 1 and "school_months"."from_day" - (extract(day from "school_months"."from_day")::int - 1) = "school_months"."month"),
	CONSTRAINT "school_months_price" CHECK ("school_months"."price_minor" > 0 and "school_months"."commission_percent" between 0 and 100),
	CONSTRAINT "school_months_runs" CHECK ("school_months"."runs_driven" between 0 and "school_months"."runs_planned"),
	CONSTRAINT "school_months_earned" CHECK ("school_months"."earned_minor" between 0 and "school_months"."price_minor"),
	CONSTRAINT "school_months_ends_whole" CHECK ("school_months"."earned_minor" + "school_months"."returned_minor" = "school_months"."price_minor")
);
--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
DROP INDEX "school_groups_name";--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "paused_by" text;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "market_id" text;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "days" smallint[] DEFAULT '{0,1,2,3,4}' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "school_seats" ADD COLUMN "wallet_from" date;--> statement-breakpoint
ALTER TABLE "school_seats" ADD COLUMN "unpaid_since" date;--> statement-breakpoint
ALTER TABLE "school_months" ADD CONSTRAINT "school_months_seat_id_school_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."school_seats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_months" ADD CONSTRAINT "school_months_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_months_once" ON "school_months" USING btree ("seat_id","month");--> statement-breakpoint
CREATE INDEX "school_months_guardian" ON "school_months" USING btree ("guardian_id");--> statement-breakpoint
CREATE INDEX "school_months_running" ON "school_months" USING btree ("month") WHERE "school_months"."returned_minor" is null;--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_groups_country" ON "school_groups" USING btree ("country_id","status");--> statement-breakpoint
CREATE INDEX "school_seats_by_wallet" ON "school_seats" USING btree ("id") WHERE "school_seats"."status" = 'member' and "school_seats"."wallet_from" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_groups_name" ON "school_groups" USING btree ("country_id","school_name","route") WHERE "school_groups"."status" <> 'closed';--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school'));--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_status_known" CHECK ("school_groups"."status" in ('proposed', 'open', 'paused', 'closed'));--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_paused_by_known" CHECK ("school_groups"."paused_by" in ('driver', 'staff'));--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_paused_by_somebody" CHECK (("school_groups"."status" = 'paused') = ("school_groups"."paused_by" is not null));--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_closed_is_empty" CHECK ("school_groups"."status" <> 'closed' or "school_groups"."occupancy" = 0);--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_proposed_has_driver" CHECK ("school_groups"."status" <> 'proposed' or "school_groups"."driver_id" is not null);--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_days" CHECK ("school_groups"."days" <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality("school_groups"."days") between 1 and 7);--> statement-breakpoint
ALTER TABLE "school_groups" ADD CONSTRAINT "school_groups_price" CHECK ("school_groups"."monthly_minor" > 0);--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_unpaid_of_wallet" CHECK ("school_seats"."unpaid_since" is null or ("school_seats"."wallet_from" is not null and "school_seats"."status" = 'member'));