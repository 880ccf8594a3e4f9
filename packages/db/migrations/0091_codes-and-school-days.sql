ALTER TABLE "promotion_uses" DROP CONSTRAINT "promotion_uses_pkey";--> statement-breakpoint
ALTER TABLE "promotion_uses" ALTER COLUMN "ride_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_minor" bigint;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "promotion_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "pickup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "discount_minor" bigint;--> statement-breakpoint
ALTER TABLE "school_groups" ADD COLUMN "days_off" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_booking_id_scheduled_rides_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."scheduled_rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_ride" ON "promotion_uses" USING btree ("ride_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_booking" ON "promotion_uses" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_order" ON "promotion_uses" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_of_promotion" CHECK (("orders"."promotion" is null) = ("orders"."discount_minor" is null) and "orders"."discount_minor" > 0);--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_of_one" CHECK (num_nonnulls("promotion_uses"."ride_id", "promotion_uses"."booking_id", "promotion_uses"."order_id") > 0 and num_nonnulls("promotion_uses"."booking_id", "promotion_uses"."order_id") < 2);--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_discount_of_promotion" CHECK (("scheduled_rides"."promotion" is null) = ("scheduled_rides"."discount_minor" is null) and "scheduled_rides"."discount_minor" > 0 and ("scheduled_rides"."promotion" is null or "scheduled_rides"."payment_method" <> 'package'));