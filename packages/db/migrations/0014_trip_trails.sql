CREATE TABLE "trip_trails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_trails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"driver_id" integer NOT NULL,
	"leg" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"points" "bytea",
	"jumps" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "trip_trails_leg_known" CHECK ("trip_trails"."leg" in ('pickup', 'trip')),
	CONSTRAINT "trip_trails_forward" CHECK ("trip_trails"."last_at" >= "trip_trails"."first_at")
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "driven_meters" integer;--> statement-breakpoint
ALTER TABLE "trip_trails" ADD CONSTRAINT "trip_trails_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_trails" ADD CONSTRAINT "trip_trails_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_trails_piece" ON "trip_trails" USING btree ("ride_id","driver_id","first_at");--> statement-breakpoint
CREATE INDEX "trip_trails_age" ON "trip_trails" USING btree ("last_at");