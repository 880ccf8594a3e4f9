ALTER TABLE "rides" DROP CONSTRAINT "rides_waiting_by_its_terms";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_owed_in_cash";--> statement-breakpoint
ALTER TABLE "rides" RENAME COLUMN "extras" TO "fee_terms";--> statement-breakpoint
UPDATE "rides" SET "fee_terms" = jsonb_set("fee_terms", '{cancellation,debtLimitMinor}',
  to_jsonb(4 * greatest(("fee_terms" #>> '{cancellation,feeMinor}')::bigint, ("fee_terms" #>> '{cancellation,noShowFeeMinor}')::bigint)))
  WHERE "fee_terms" #> '{cancellation,debtLimitMinor}' = 'null';--> statement-breakpoint
UPDATE "rides" SET "owed_minor" = NULL, "cash_paid_minor" = least("cash_paid_minor", "fare_minor"), "change_for_minor" = NULL
  WHERE "owed_minor" IS NOT NULL AND "booker_id" <> "passenger_id";--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waiting_by_its_terms" CHECK ("rides"."waiting_minor" is null or ("rides"."waiting_minor" > 0 and "rides"."fee_terms" is not null and "rides"."waiting_since" is not null and "rides"."status" = 'completed'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_owed_in_cash" CHECK ("rides"."owed_minor" is null or ("rides"."owed_minor" > 0 and "rides"."payment_method" = 'cash' and not "rides"."is_fast" and "rides"."booker_id" = "rides"."passenger_id"));
