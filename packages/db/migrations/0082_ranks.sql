ALTER TABLE "rides" DROP CONSTRAINT "rides_rider_can_be_called";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "hail" text;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_hailed_by_meter" CHECK ("rides"."hail" is null or ("rides"."driver_id" is not null and "rides"."started_at" is not null and "rides"."payment_method" = 'cash' and "rides"."booker_id" = "rides"."passenger_id"
        and num_nonnulls("rides"."operator_pay", "rides"."bonus", "rides"."promotion", "rides"."fee_terms", "rides"."owed_minor", "rides"."quoted_minor", "rides"."staff_id", "rides"."pool_slot") = 0
        and not "rides"."is_fast" and "rides"."surge" = 1));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_hail_known" CHECK ("rides"."hail" in ('open', 'to_place'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_rider_can_be_called" CHECK (("rides"."rider_name" is null) = ("rides"."rider_phone" is null) or ("rides"."hail" is not null and "rides"."rider_name" is null));