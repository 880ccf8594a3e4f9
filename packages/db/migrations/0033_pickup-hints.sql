CREATE TABLE "pickup_hints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_hints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"note" text,
	"photo_upload_id" text,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_hints_say_something" CHECK ("pickup_hints"."note" is not null or "pickup_hints"."photo_upload_id" is not null),
	CONSTRAINT "pickup_hints_note_short" CHECK (char_length("pickup_hints"."note") between 1 and 140),
	CONSTRAINT "pickup_hints_on_earth" CHECK ("pickup_hints"."lat" between -90 and 90 and "pickup_hints"."lng" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "pickup_hints" ADD CONSTRAINT "pickup_hints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_hints" ADD CONSTRAINT "pickup_hints_photo_upload_id_uploads_id_fk" FOREIGN KEY ("photo_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_hints_one_at_a_place" ON "pickup_hints" USING btree ("user_id","lat","lng");--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_hints_photo" ON "pickup_hints" USING btree ("photo_upload_id");--> statement-breakpoint
CREATE INDEX "pickup_hints_used" ON "pickup_hints" USING btree ("used_at");