ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_rides_left";--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "package_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "market_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "package" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "market_version_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "rides_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "rides_returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rides_subscription" ON "rides" USING btree ("subscription_id") WHERE "rides"."subscription_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_own_active" ON "subscriptions" USING btree ("user_id","market_id","package") WHERE "subscriptions"."ended_at" is null and "subscriptions"."market_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_own_left" ON "subscriptions" USING btree ("expires_at") WHERE "subscriptions"."market_id" is not null and "subscriptions"."rides_left" > 0;--> statement-breakpoint
CREATE INDEX "subscriptions_market" ON "subscriptions" USING btree ("market_id","expires_at") WHERE "subscriptions"."market_id" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_specified_or_own" CHECK (num_nonnulls("subscriptions"."package_id", "subscriptions"."market_id") = 1 and num_nonnulls("subscriptions"."market_id", "subscriptions"."package", "subscriptions"."service_id", "subscriptions"."market_version_id", "subscriptions"."terms") in (0, 5));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_own_shares" CHECK ("subscriptions"."market_id" is null or ("subscriptions"."rides_total" is not null and "subscriptions"."rides_total" > 0 and "subscriptions"."price_minor" > 0 and "subscriptions"."price_minor" % "subscriptions"."rides_total" = 0));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_rides_left" CHECK (("subscriptions"."rides_total" is null) = ("subscriptions"."rides_left" is null) and "subscriptions"."rides_left" >= 0 and "subscriptions"."rides_earned" >= 0 and "subscriptions"."rides_returned" >= 0 and "subscriptions"."rides_left" + "subscriptions"."rides_earned" + "subscriptions"."rides_returned" <= "subscriptions"."rides_total");