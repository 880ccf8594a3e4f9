ALTER TABLE "quotes" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "market_version_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_lines" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_percent" numeric(7, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_commission_bounds" CHECK ("orders"."commission_percent" between 0 and 100);