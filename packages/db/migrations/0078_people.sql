CREATE TABLE "paper_notices" (
	"driver_id" integer NOT NULL,
	"version_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paper_notices_driver_id_version_id_pk" PRIMARY KEY("driver_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "driver_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "driver_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market_id" text NOT NULL,
	"digest" text NOT NULL,
	"drivers" integer NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "driver_invitations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "driver_documents" DROP CONSTRAINT "driver_documents_document_type_known";--> statement-breakpoint
ALTER TABLE "driver_documents" DROP CONSTRAINT "driver_documents_vehicle_of_its_papers";--> statement-breakpoint
ALTER TABLE "drivers" ADD COLUMN "market_id" text;--> statement-breakpoint
ALTER TABLE "paper_notices" ADD CONSTRAINT "paper_notices_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_notices" ADD CONSTRAINT "paper_notices_version_id_market_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."market_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_imports" ADD CONSTRAINT "driver_imports_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_imports" ADD CONSTRAINT "driver_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_invitations" ADD CONSTRAINT "driver_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_invitations" ADD CONSTRAINT "driver_invitations_import_id_driver_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."driver_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_notices_version" ON "paper_notices" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_imports_once" ON "driver_imports" USING btree ("market_id","digest");--> statement-breakpoint
CREATE INDEX "driver_imports_author" ON "driver_imports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "driver_invitations_import" ON "driver_invitations" USING btree ("import_id","user_id");--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drivers_market" ON "drivers" USING btree ("market_id");--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_type_is_a_name" CHECK ("driver_documents"."document_type" ~ '^[a-z][a-z0-9_-]{0,39}$');--> statement-breakpoint
ALTER TABLE "driver_documents" ADD CONSTRAINT "driver_documents_vehicle_of_its_papers" CHECK (("driver_documents"."vehicle_id" is not null) = ("driver_documents"."document_type" in ('vehicle_registration', 'vehicle_insurance')) or "driver_documents"."document_type" not in ('id_document', 'drivers_license', 'vehicle_registration', 'vehicle_insurance', 'pdp_permit', 'police_clearance', 'selfie'));