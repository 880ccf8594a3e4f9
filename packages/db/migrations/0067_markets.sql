CREATE TABLE "market_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	"author_id" integer,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"approver_id" integer,
	CONSTRAINT "market_versions_published_has_time" CHECK ("market_versions"."status" = 'withdrawn' or ("market_versions"."status" = 'published') = ("market_versions"."published_at" is not null)),
	CONSTRAINT "market_versions_status_known" CHECK ("market_versions"."status" in ('proposed', 'published', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_kind_known";--> statement-breakpoint
ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_vehicle_type_known";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "service_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "market_version_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "fare_lines" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "market_version_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "fare_lines" jsonb;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pay_terms" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "market_version_id" integer;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD COLUMN "fare_lines" jsonb;--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "market_versions_number" ON "market_versions" USING btree ("market_id","number");--> statement-breakpoint
CREATE INDEX "market_versions_published" ON "market_versions" USING btree ("market_id","valid_from") WHERE "market_versions"."status" = 'published';--> statement-breakpoint
CREATE INDEX "market_versions_author" ON "market_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "market_versions_approver" ON "market_versions" USING btree ("approver_id");--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_kind_known" CHECK ("vehicles"."kind" in ('sedan', 'minibus', 'motorcycle', 'tuktuk', 'scooter', 'bicycle', 'bakkie', 'van'));--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_type_known" CHECK ("vehicles"."vehicle_type" in ('sedan', 'premium', 'minibus', 'motorcycle', 'tuktuk', 'scooter', 'bicycle', 'bakkie', 'van'));