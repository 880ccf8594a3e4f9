ALTER TABLE "catalogue_items" ADD COLUMN "rated_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "liked_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "orders_day" date;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "orders_of_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "liked" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "day_number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_day_number" ON "orders" USING btree ("merchant_id","day","day_number");--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_likes" CHECK ("catalogue_items"."liked_count" between 0 and "catalogue_items"."rated_count");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_liked_had" CHECK ("order_lines"."liked" is null or "order_lines"."state" in ('ordered', 'picked'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_day_number_whole" CHECK (("orders"."day" is null) = ("orders"."day_number" is null) and "orders"."day_number" > 0);