ALTER TYPE "public"."dispatch_gate" ADD VALUE 'kept_apart' BEFORE 'detour';--> statement-breakpoint
CREATE TABLE "conduct_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conduct_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"note" text,
	CONSTRAINT "conduct_reviews_closed_whole" CHECK (("conduct_reviews"."closed_at" is null) = ("conduct_reviews"."closed_by" is null) and ("conduct_reviews"."closed_at" is null) = ("conduct_reviews"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"marker_id" integer NOT NULL,
	"marked_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ride_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marks_not_oneself" CHECK ("marks"."marker_id" <> "marks"."marked_id"),
	CONSTRAINT "marks_kind_known" CHECK ("marks"."kind" in ('favourite', 'never'))
);
--> statement-breakpoint
ALTER TABLE "conduct_reviews" ADD CONSTRAINT "conduct_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reviews" ADD CONSTRAINT "conduct_reviews_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_marker_id_users_id_fk" FOREIGN KEY ("marker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_marked_id_users_id_fk" FOREIGN KEY ("marked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conduct_reviews_one_open" ON "conduct_reviews" USING btree ("user_id") WHERE "conduct_reviews"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conduct_reviews_user" ON "conduct_reviews" USING btree ("user_id","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "marks_one_of_a_pair" ON "marks" USING btree ("marker_id","marked_id");--> statement-breakpoint
CREATE INDEX "marks_marked" ON "marks" USING btree ("marked_id","kind","created_at");