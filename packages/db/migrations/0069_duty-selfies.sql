CREATE TABLE "duty_selfies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_selfies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"driver_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"upload_id" text,
	"sent_at" timestamp with time zone,
	"verdict" text,
	"reviewed_by" integer,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "duty_selfies_verdict_known" CHECK ("duty_selfies"."verdict" in ('same', 'other')),
	CONSTRAINT "duty_selfies_sent_is_whole" CHECK (("duty_selfies"."sent_at" is null) = ("duty_selfies"."upload_id" is null)),
	CONSTRAINT "duty_selfies_verdict_is_whole" CHECK (("duty_selfies"."verdict" is null) = ("duty_selfies"."reviewed_by" is null) and ("duty_selfies"."verdict" is null) = ("duty_selfies"."reviewed_at" is null)
        and ("duty_selfies"."verdict" is null or "duty_selfies"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "selfie_devices" (
	"driver_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	CONSTRAINT "selfie_devices_driver_id_device_id_pk" PRIMARY KEY("driver_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "duty_selfies" ADD CONSTRAINT "duty_selfies_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_selfies" ADD CONSTRAINT "duty_selfies_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_selfies" ADD CONSTRAINT "duty_selfies_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfie_devices" ADD CONSTRAINT "selfie_devices_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selfie_devices" ADD CONSTRAINT "selfie_devices_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "duty_selfies_one_asked" ON "duty_selfies" USING btree ("driver_id") WHERE "duty_selfies"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "duty_selfies_upload_once" ON "duty_selfies" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "duty_selfies_driver" ON "duty_selfies" USING btree ("driver_id","sent_at");--> statement-breakpoint
CREATE INDEX "duty_selfies_age" ON "duty_selfies" USING btree (coalesce("sent_at", "asked_at"));--> statement-breakpoint
CREATE INDEX "duty_selfies_to_compare" ON "duty_selfies" USING btree ("sent_at") WHERE "duty_selfies"."sent_at" is not null and "duty_selfies"."verdict" is null;--> statement-breakpoint
CREATE INDEX "selfie_devices_device" ON "selfie_devices" USING btree ("device_id");