CREATE TABLE "driver_photos" (
	"driver_id" integer PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"image" "bytea",
	"unreadable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "driver_photos_small" CHECK (octet_length("driver_photos"."image") <= 20480)
);
--> statement-breakpoint
ALTER TABLE "driver_documents" DROP CONSTRAINT "driver_documents_document_type_known";--> statement-breakpoint
ALTER TABLE "driver_photos" ADD CONSTRAINT "driver_photos_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_photos" ADD CONSTRAINT "driver_photos_document_id_driver_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."driver_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "driver_photos_document" ON "driver_photos" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "driver_photos_wanted" ON "driver_photos" USING btree ("driver_id") WHERE "driver_photos"."image" is null and not "driver_photos"."unreadable";--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_document_type_known" CHECK ("driver_documents"."document_type" in ('id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance', 'pdp_permit', 'police_clearance', 'selfie'));