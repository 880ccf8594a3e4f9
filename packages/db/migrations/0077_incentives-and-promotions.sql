CREATE TABLE "budget_days" (
	"market_id" text NOT NULL,
	"programme" text NOT NULL,
	"day" date NOT NULL,
	"budget_minor" bigint,
	"spent_minor" bigint NOT NULL,
	CONSTRAINT "budget_days_market_id_programme_day_pk" PRIMARY KEY("market_id","programme","day"),
	CONSTRAINT "budget_days_never_exceeded" CHECK ("budget_days"."spent_minor" >= 0 and ("budget_days"."budget_minor" is null or "budget_days"."spent_minor" <= "budget_days"."budget_minor"))
);
--> statement-breakpoint
CREATE TABLE "budget_uses" (
	"reference" text PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"programme" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_uses_positive" CHECK ("budget_uses"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"ride_id" integer PRIMARY KEY NOT NULL,
	"market_id" text NOT NULL,
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "promotion_uses_place" CHECK ("promotion_uses"."place" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "discount_minor" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "bonus" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "discount_minor" bigint;--> statement-breakpoint
ALTER TABLE "budget_days" ADD CONSTRAINT "budget_days_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_uses" ADD CONSTRAINT "budget_uses_day" FOREIGN KEY ("market_id","programme","day") REFERENCES "public"."budget_days"("market_id","programme","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_days_day" ON "budget_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "budget_uses_of_day" ON "budget_uses" USING btree ("market_id","programme","day");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_person" ON "promotion_uses" USING btree ("market_id","code","user_id","place") WHERE "promotion_uses"."given_back_at" is null;--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_discount_of_promotion" CHECK (("quotes"."promotion" is null) = ("quotes"."discount_minor" is null) and "quotes"."discount_minor" > 0);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_bonus_of_driver" CHECK ("rides"."bonus" is null or "rides"."driver_id" is not null);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_discount_of_promotion" CHECK (("rides"."promotion" is null) = ("rides"."discount_minor" is null) and "rides"."discount_minor" >= 0 and ("rides"."promotion" is null or ("rides"."payment_method" <> 'package' and not "rides"."is_fast")));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion'));