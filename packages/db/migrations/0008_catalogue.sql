CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"section" text NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_minor" bigint NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"organic" boolean DEFAULT false NOT NULL,
	"stock" integer,
	"is_available" boolean DEFAULT true NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "catalogue_items_price_positive" CHECK ("catalogue_items"."price_minor" > 0),
	CONSTRAINT "catalogue_items_stock_left" CHECK ("catalogue_items"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"country_id" text NOT NULL,
	"city_id" text NOT NULL,
	"category" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp with time zone,
	"hours" jsonb NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"delivery_time" text NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchants_delivery_positive" CHECK ("merchants"."delivery_minor" > 0),
	CONSTRAINT "merchants_rating_bounds" CHECK ("merchants"."rating_sum" between "merchants"."rating_count" and 5 * "merchants"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"unit_minor" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"extras" text[] NOT NULL,
	"note" text NOT NULL,
	"substitution" text NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"replaced_by" text,
	"final_minor" bigint NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 50),
	CONSTRAINT "order_lines_final" CHECK ("order_lines"."final_minor" between 0 and "order_lines"."unit_minor" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_replaced" CHECK (("order_lines"."state" = 'replaced') = ("order_lines"."replaced_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merchant_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "merchant_score" smallint;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_items_once" ON "catalogue_items" USING btree ("merchant_id","section","name","brand","unit");--> statement-breakpoint
CREATE INDEX "catalogue_items_shelf" ON "catalogue_items" USING btree ("merchant_id","position");--> statement-breakpoint
CREATE INDEX "catalogue_items_words" ON "catalogue_items" USING gin ((lower("name" || ' ' || "brand")) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "merchants_name" ON "merchants" USING btree ("kind","city_id","name");--> statement-breakpoint
CREATE INDEX "merchants_place" ON "merchants" USING btree ("kind","lat");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_board" ON "orders" USING btree ("merchant_id","id") WHERE "orders"."status" in ('placed', 'preparing', 'ready');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_known" CHECK (("orders"."kind" = 'parcel') = ("orders"."merchant_id" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_score_bounds" CHECK ("orders"."merchant_score" between 1 and 5);