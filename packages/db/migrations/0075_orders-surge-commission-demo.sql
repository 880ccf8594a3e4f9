ALTER TABLE "market_versions" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The demo wrote first versions, with incentives that no operator's city has, and nobody's name or reason.
UPDATE "market_versions" SET "is_demo" = true
WHERE "number" = 1 AND "author_id" IS NULL AND "why" IS NULL AND "valid_from" = "published_at" AND "document" ->> 'incentives' = 'specified';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "surge" numeric(3, 1) DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "surge" = "rides"."surge" FROM "rides" WHERE "rides"."id" = "orders"."ride_id" AND "rides"."surge" <> 1;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_minor" bigint GENERATED ALWAYS AS (round(items_minor * commission_percent / 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_surge_bounds" CHECK ("orders"."surge" between 1.0 and 2.0);
