CREATE TABLE "person_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"upload_id" text,
	"picture_until" timestamp with time zone,
	"note" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_checks_kind_known" CHECK ("person_checks"."kind" in ('selfie', 'id')),
	CONSTRAINT "person_checks_status_known" CHECK ("person_checks"."status" in ('pending', 'accepted', 'refused', 'taken_back')),
	CONSTRAINT "person_checks_decision_is_whole" CHECK (num_nonnulls("person_checks"."decided_by", "person_checks"."decided_at", "person_checks"."picture_until") = case when "person_checks"."status" = 'pending' then 0 else 3 end),
	CONSTRAINT "person_checks_waits_with_picture" CHECK ("person_checks"."status" <> 'pending' or "person_checks"."upload_id" is not null),
	CONSTRAINT "person_checks_note_says_why_not" CHECK ("person_checks"."note" is null or "person_checks"."status" in ('refused', 'taken_back'))
);
--> statement-breakpoint
ALTER TABLE "person_checks" ADD CONSTRAINT "person_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_checks" ADD CONSTRAINT "person_checks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_checks" ADD CONSTRAINT "person_checks_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_checks_one_open" ON "person_checks" USING btree ("user_id") WHERE "person_checks"."status" in ('pending', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "person_checks_upload_once" ON "person_checks" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "person_checks_person" ON "person_checks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "person_checks_queue" ON "person_checks" USING btree ("created_at") WHERE "person_checks"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "person_checks_decided" ON "person_checks" USING btree ("decided_at") WHERE "person_checks"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "person_checks_pictures" ON "person_checks" USING btree ("picture_until") WHERE "person_checks"."upload_id" is not null;