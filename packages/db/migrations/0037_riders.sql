ALTER TABLE "rides" ADD COLUMN "rider_name" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "rider_phone" text;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_rider_can_be_called" CHECK (("rides"."rider_name" is null) = ("rides"."rider_phone" is null));