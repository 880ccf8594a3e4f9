ALTER TABLE "ride_offers" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ride_offers" ADD COLUMN "wanted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ride_offers_driver" ON "ride_offers" USING btree ("driver_id","offered_at");