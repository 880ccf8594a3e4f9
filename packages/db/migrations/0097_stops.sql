ALTER TABLE "rides" DROP CONSTRAINT "rides_waiting_by_its_terms";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "stops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "stops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "stops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_stops_of_own_rides" CHECK (jsonb_typeof("rides"."stops") = 'array' and jsonb_array_length("rides"."stops") <= 2
        and ("rides"."stops" = '[]' or ("rides"."ride_type" in ('standard', 'premium', 'ladies_only') and "rides"."hail" is null and "rides"."payment_method" <> 'package')));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_waiting_by_its_terms" CHECK ("rides"."waiting_minor" is null or ("rides"."waiting_minor" > 0 and "rides"."fee_terms" is not null and ("rides"."waiting_since" is not null or "rides"."stops" <> '[]') and "rides"."status" = 'completed'));