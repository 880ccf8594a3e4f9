CREATE TABLE "vehicle_drivers" (
	"vehicle_id" integer NOT NULL,
	"driver_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_drivers_vehicle_id_driver_id_pk" PRIMARY KEY("vehicle_id","driver_id")
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"country_id" text NOT NULL,
	"license_plate" text NOT NULL,
	"plate_key" text,
	"kind" text NOT NULL,
	"class" text DEFAULT 'standard' NOT NULL,
	"vehicle_type" text GENERATED ALWAYS AS (case when class = 'premium' then 'premium' else kind end) STORED NOT NULL,
	"make" text,
	"model" text NOT NULL,
	"color" text,
	"year" smallint,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_note" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_kind_known" CHECK ("vehicles"."kind" in ('sedan', 'minibus', 'motorcycle', 'tuktuk', 'scooter', 'bakkie', 'van')),
	CONSTRAINT "vehicles_class_known" CHECK ("vehicles"."class" in ('standard', 'premium')),
	CONSTRAINT "vehicles_vehicle_type_known" CHECK ("vehicles"."vehicle_type" in ('sedan', 'premium', 'minibus', 'motorcycle', 'tuktuk', 'scooter', 'bakkie', 'van')),
	CONSTRAINT "vehicles_status_known" CHECK ("vehicles"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "vehicles_premium_kinds" CHECK ("vehicles"."class" = 'standard' or "vehicles"."kind" in ('sedan')),
	CONSTRAINT "vehicles_plate_key_normal" CHECK ("vehicles"."plate_key" <> '' and "vehicles"."plate_key" !~ '[[:space:][:punct:]]'),
	CONSTRAINT "vehicles_removed_claims_no_plate" CHECK ("vehicles"."removed_at" is null or "vehicles"."plate_key" is null)
);
--> statement-breakpoint
ALTER TABLE "drivers" DROP CONSTRAINT "drivers_vehicle_type_known";--> statement-breakpoint
DROP INDEX "driver_documents_one_current";--> statement-breakpoint
DROP INDEX "driver_documents_approved";--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "vehicle_id" integer;--> statement-breakpoint
ALTER TABLE "driver_documents" ADD COLUMN "subject" integer GENERATED ALWAYS AS (case when vehicle_id is null then driver_id else -vehicle_id end) STORED NOT NULL;--> statement-breakpoint
-- Each driver's vehicle becomes a row. Of several drivers who gave the same plate in one country one claims it, an approved one before
-- others; the others keep the plate as it is read, until staff have looked.
INSERT INTO "vehicles" ("owner_id", "country_id", "license_plate", "plate_key", "kind", "class", "make", "model", "color", "year", "status", "removed_at", "created_at")
SELECT g.user_id, g.country_id, g.license_plate, CASE WHEN g.deleted_at IS NULL AND g.nth = 1 THEN nullif(g.plate_key, '') END,
  CASE WHEN g.vehicle_type = 'premium' THEN 'sedan' ELSE g.vehicle_type END, CASE WHEN g.vehicle_type = 'premium' THEN 'premium' ELSE 'standard' END,
  g.vehicle_make, g.vehicle_model, g.vehicle_color, g.vehicle_year, CASE WHEN g.was_approved THEN 'approved' ELSE 'pending' END, g.deleted_at, g.created_at
FROM (
  SELECT k.*, row_number() OVER (PARTITION BY k.country_id, k.plate_key ORDER BY k.deleted_at IS NOT NULL, NOT k.was_approved, k.id) AS nth
  FROM (
    SELECT d.*, u.country_id, u.deleted_at, u.created_at, regexp_replace(upper(d.license_plate), '[[:space:][:punct:]·•–—‐‑]', '', 'g') AS plate_key,
      d.verification_status = 'approved' OR EXISTS (
        SELECT FROM "suspensions" s WHERE s.driver_id = d.id AND s.lifted_at IS NULL AND s.status_before = 'approved') AS was_approved
    FROM "drivers" d JOIN "users" u ON u.id = d.user_id) k) g
ORDER BY g.id;--> statement-breakpoint
UPDATE "drivers" SET "vehicle_id" = v.id FROM "vehicles" v WHERE v.owner_id = "drivers"."user_id";--> statement-breakpoint
INSERT INTO "vehicle_drivers" ("vehicle_id", "driver_id") SELECT vehicle_id, id FROM "drivers";--> statement-breakpoint
ALTER TABLE "drivers" ALTER COLUMN "vehicle_id" SET NOT NULL;--> statement-breakpoint
UPDATE "driver_documents" SET "vehicle_id" = d.vehicle_id FROM "drivers" d
WHERE d.id = "driver_documents"."driver_id" AND "document_type" IN ('vehicle_registration', 'vehicle_insurance');--> statement-breakpoint
UPDATE "rides" SET "vehicle_id" = d.vehicle_id, "vehicle" = jsonb_build_object('make', v.make, 'model', v.model, 'licensePlate', v.license_plate,
  'color', v.color, 'year', v.year, 'vehicleType', v.vehicle_type)
FROM "drivers" d JOIN "vehicles" v ON v.id = d.vehicle_id WHERE d.id = "rides"."driver_id";--> statement-breakpoint
ALTER TABLE "vehicle_drivers" ADD CONSTRAINT "vehicle_drivers_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_drivers" ADD CONSTRAINT "vehicle_drivers_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicle_drivers_driver" ON "vehicle_drivers" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate_key" ON "vehicles" USING btree ("country_id","plate_key");--> statement-breakpoint
CREATE INDEX "vehicles_owner" ON "vehicles" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_one_online_per_vehicle" ON "drivers" USING btree ("vehicle_id") WHERE "drivers"."is_online";--> statement-breakpoint
CREATE INDEX "drivers_vehicle" ON "drivers" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "rides_vehicle" ON "rides" USING btree ("vehicle_id") WHERE "rides"."status" in ('accepted', 'arrived', 'in_progress');--> statement-breakpoint
CREATE INDEX "driver_documents_driver" ON "driver_documents" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_documents_one_current" ON "driver_documents" USING btree ("subject","document_type") WHERE "driver_documents"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "driver_documents_approved" ON "driver_documents" USING btree ("subject","document_type","id") WHERE "driver_documents"."verification_status" = 'approved';--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "vehicle_type";--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "vehicle_make";--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "vehicle_model";--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "license_plate";--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "vehicle_color";--> statement-breakpoint
ALTER TABLE "drivers" DROP COLUMN "vehicle_year";--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_vehicle_as_it_was" CHECK (("rides"."vehicle_id" is null) = ("rides"."vehicle" is null));--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_vehicle_of_its_papers" CHECK (("driver_documents"."vehicle_id" is not null) = ("driver_documents"."document_type" in ('vehicle_registration', 'vehicle_insurance')));