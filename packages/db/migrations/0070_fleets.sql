CREATE TABLE "fleet_vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fleet_vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fleet_id" integer NOT NULL,
	"vehicle_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "fleet_vehicles_ends_after_it_began" CHECK ("fleet_vehicles"."until" >= "fleet_vehicles"."since")
);
--> statement-breakpoint
CREATE TABLE "fleets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fleets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fleets_country_id_known" CHECK ("fleets"."country_id" in ('za', 'ng', 'ke', 'gh', 'ug', 'tz', 'eg', 'ma', 'et', 'rw', 'ls', 'zm')),
	CONSTRAINT "fleets_named" CHECK ("fleets"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "staff_roles" DROP CONSTRAINT "staff_roles_key";--> statement-breakpoint
ALTER TABLE "staff_roles" ADD COLUMN "fleet_id" integer;--> statement-breakpoint
ALTER TABLE "fleet_vehicles" ADD CONSTRAINT "fleet_vehicles_fleet_id_fleets_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_vehicles" ADD CONSTRAINT "fleet_vehicles_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fleet_vehicles_one_fleet" ON "fleet_vehicles" USING btree ("vehicle_id") WHERE "fleet_vehicles"."until" is null;--> statement-breakpoint
CREATE INDEX "fleet_vehicles_fleet" ON "fleet_vehicles" USING btree ("fleet_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "fleet_vehicles_vehicle" ON "fleet_vehicles" USING btree ("vehicle_id");--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_fleet_id_fleets_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rides_vehicle_completed" ON "rides" USING btree ("vehicle_id","completed_at") WHERE "rides"."status" = 'completed';--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_key" UNIQUE NULLS NOT DISTINCT("user_id","role","merchant_id","fleet_id");--> statement-breakpoint
-- The role opened nothing while there were no fleets; who holds it is given it anew, with the fleet.
DELETE FROM "staff_roles" WHERE "role" = 'fleet';--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_fleet_of_its_owner" CHECK (("staff_roles"."role" = 'fleet') = ("staff_roles"."fleet_id" is not null));--> statement-breakpoint
-- Also in the past no vehicle was in two fleets: a trip is one fleet's, or none's.
ALTER TABLE "fleet_vehicles" ADD CONSTRAINT "fleet_vehicles_one_at_a_time"
  EXCLUDE USING gist (int4range("vehicle_id", "vehicle_id", '[]') WITH &&, tstzrange("since", "until") WITH &&);
