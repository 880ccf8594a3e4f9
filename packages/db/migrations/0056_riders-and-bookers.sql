ALTER TABLE "rides" ADD COLUMN "booker_id" integer;--> statement-breakpoint
-- Until now who asked was the passenger of the ride; who rode was a name and a number beside it, and stays so for these.
UPDATE "rides" SET "booker_id" = "passenger_id";--> statement-breakpoint
ALTER TABLE "rides" ALTER COLUMN "booker_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "booker_slot" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_booker_id_users_id_fk" FOREIGN KEY ("booker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_riders" ON "users" USING btree ("id") WHERE "users"."phone" like 'rider:+%';--> statement-breakpoint
CREATE UNIQUE INDEX "rides_five_live_per_booker" ON "rides" USING btree ("booker_id","booker_slot") WHERE "rides"."status" in ('requested', 'accepted', 'arrived', 'in_progress') and "rides"."ride_type" not in ('food_delivery', 'parcel_delivery', 'large_delivery');--> statement-breakpoint
CREATE INDEX "rides_for_others" ON "rides" USING btree ("booker_id","id") WHERE "rides"."booker_id" <> "rides"."passenger_id";--> statement-breakpoint
CREATE INDEX "rides_by_staff" ON "rides" USING btree ("id") WHERE "rides"."staff_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_rider_signs_in_nowhere" CHECK ("users"."phone" not like 'rider:+%' or ("users"."user_type" = 'passenger' and "users"."gender" = 'prefer_not_to_say'
        and num_nonnulls("users"."email", "users"."phone_verified_at", "users"."password_hash", "users"."gender_verified_at", "users"."last_login_at", "users"."photo_upload_id") = 0));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_booker_slot" CHECK ("rides"."booker_slot" between 0 and 4);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_delivery_is_its_bookers" CHECK ("rides"."ride_type" not in ('food_delivery', 'parcel_delivery', 'large_delivery') or "rides"."booker_id" = "rides"."passenger_id");