CREATE TABLE "driver_trackers" (
	"driver_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"use_by" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"name" text,
	"heard_at" timestamp with time zone,
	"position_at" timestamp with time zone,
	CONSTRAINT "driver_trackers_hashed" CHECK (octet_length("driver_trackers"."secret_hash") = 32),
	CONSTRAINT "driver_trackers_lapses" CHECK ("driver_trackers"."use_by" > "driver_trackers"."created_at"),
	CONSTRAINT "driver_trackers_used_in_time" CHECK ("driver_trackers"."used_at" < "driver_trackers"."use_by"),
	CONSTRAINT "driver_trackers_name_short" CHECK (length("driver_trackers"."name") <= 100),
	CONSTRAINT "driver_trackers_used_first" CHECK ("driver_trackers"."used_at" is not null or ("driver_trackers"."name" is null and "driver_trackers"."heard_at" is null and "driver_trackers"."position_at" is null))
);
--> statement-breakpoint
ALTER TABLE "driver_trackers" ADD CONSTRAINT "driver_trackers_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "driver_trackers_secret" ON "driver_trackers" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "driver_trackers_unused" ON "driver_trackers" USING btree ("use_by") WHERE "driver_trackers"."used_at" is null;