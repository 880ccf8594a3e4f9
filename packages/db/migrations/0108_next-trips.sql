ALTER TYPE "public"."dispatch_gate" ADD VALUE 'far_yet' BEFORE 'detour';--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_driver_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_pickup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "next_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_next_driver_id_drivers_id_fk" FOREIGN KEY ("next_driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_next_per_driver" ON "rides" USING btree ("next_driver_id") WHERE "rides"."next_driver_id" is not null;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_next_is_whole" CHECK (num_nulls("rides"."next_driver_id", "rides"."next_pickup_at", "rides"."next_until") in (0, 3));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_next_waits" CHECK ("rides"."next_driver_id" is null or ("rides"."status" = 'requested' and "rides"."ride_type" not in ('food_delivery', 'parcel_delivery', 'large_delivery')));