DROP INDEX "rides_one_live_per_driver";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pool_slot" smallint;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "detour_cap_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "detour_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pickup_seq" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "dropoff_seq" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "pool" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_live_per_driver_alone" ON "rides" USING btree ("driver_id") WHERE "rides"."status" in ('accepted', 'arrived', 'in_progress') and coalesce("rides"."pool_slot", 1) = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_live_per_driver" ON "rides" USING btree ("driver_id",coalesce("pool_slot", 0)) WHERE "rides"."status" in ('accepted', 'arrived', 'in_progress');--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_pool_slot" CHECK ("rides"."pool_slot" is null or ("rides"."pool_slot" in (0, 1) and "rides"."ride_type" = 'share'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_detour_accepted" CHECK ("rides"."detour_seconds" between 0 and "rides"."detour_cap_seconds");