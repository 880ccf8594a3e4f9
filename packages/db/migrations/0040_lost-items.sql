CREATE TABLE "lost_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"what" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "lost_items_words_short" CHECK (char_length("lost_items"."what") between 1 and 200),
	CONSTRAINT "lost_items_resolved_has_time" CHECK (("lost_items"."state" in ('open', 'found')) = ("lost_items"."resolved_at" is null)),
	CONSTRAINT "lost_items_state_known" CHECK ("lost_items"."state" in ('open', 'found', 'returned', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "lost_items" ADD CONSTRAINT "lost_items_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_items" ADD CONSTRAINT "lost_items_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lost_items_one_standing" ON "lost_items" USING btree ("ride_id","reporter_id") WHERE "lost_items"."state" in ('open', 'found');--> statement-breakpoint
CREATE INDEX "lost_items_ride" ON "lost_items" USING btree ("ride_id");--> statement-breakpoint
CREATE INDEX "lost_items_reporter" ON "lost_items" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "lost_items_said" ON "lost_items" USING btree ("created_at") WHERE "lost_items"."what" is not null;