ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "end_meters" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "end_straight_meters" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "quoted_minor" bigint;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "charged_meters" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "confirmation" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "operator_pay" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "cash_paid_minor" bigint;--> statement-breakpoint
CREATE INDEX "rides_pay_held" ON "rides" USING btree ("id") WHERE "rides"."operator_pay" = 'held';--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_end_of_completed" CHECK ("rides"."status" = 'completed' or ("rides"."end_reason" is null and "rides"."confirmation" is null and "rides"."operator_pay" is null and "rides"."cash_paid_minor" is null));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_early_end_costs_no_more" CHECK (("rides"."quoted_minor" is null) = ("rides"."charged_meters" is null) and "rides"."quoted_minor" > "rides"."fare_minor");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_cash_at_most_the_fare" CHECK ("rides"."cash_paid_minor" between 0 and "rides"."fare_minor");--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release'));--> statement-breakpoint
-- Trips that ended before this rule stay as they were paid.
UPDATE "rides" SET "confirmation" = 'plain', "operator_pay" = 'released' WHERE "status" = 'completed';
