CREATE TABLE "scheduled_rides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_rides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"passenger_id" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"pickup_at" timestamp with time zone NOT NULL,
	"ride_type" text NOT NULL,
	"country_id" text NOT NULL,
	"city_id" text NOT NULL,
	"pickup_lat" double precision NOT NULL,
	"pickup_lng" double precision NOT NULL,
	"pickup_address" text NOT NULL,
	"dropoff_lat" double precision NOT NULL,
	"dropoff_lng" double precision NOT NULL,
	"dropoff_address" text NOT NULL,
	"distance_meters" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"fare_minor" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ride_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_rides_begun_has_trip" CHECK (("scheduled_rides"."status" = 'begun') = ("scheduled_rides"."ride_id" is not null)),
	CONSTRAINT "scheduled_rides_ended_has_time" CHECK (("scheduled_rides"."status" = 'waiting') = ("scheduled_rides"."ended_at" is null)),
	CONSTRAINT "scheduled_rides_fare_positive" CHECK ("scheduled_rides"."fare_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pickup_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_passenger_id_users_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_rides" ADD CONSTRAINT "scheduled_rides_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_rides_one_at_a_time" ON "scheduled_rides" USING btree ("passenger_id","pickup_at") WHERE "scheduled_rides"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_rides_ride" ON "scheduled_rides" USING btree ("ride_id");--> statement-breakpoint
CREATE INDEX "scheduled_rides_due" ON "scheduled_rides" USING btree ("pickup_at") WHERE "scheduled_rides"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_rides_passenger" ON "scheduled_rides" USING btree ("passenger_id","pickup_at");