CREATE TABLE "demand_counts" (
	"city_id" text NOT NULL,
	"bucket" timestamp with time zone NOT NULL,
	"cell" text NOT NULL,
	"service" text NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"fare_minor_sum" bigint DEFAULT 0 NOT NULL,
	"wait_seconds_sum" integer DEFAULT 0 NOT NULL,
	"waits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "demand_counts_city_id_bucket_cell_service_pk" PRIMARY KEY("city_id","bucket","cell","service"),
	CONSTRAINT "demand_counts_not_negative" CHECK ("demand_counts"."requests" >= 0 and "demand_counts"."waits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "demand_cursor" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_event_id" bigint NOT NULL,
	CONSTRAINT "demand_cursor_one" CHECK ("demand_cursor"."id" = 1)
);
