CREATE TABLE "confirmed_emergency_numbers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmed_emergency_numbers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" text NOT NULL,
	"police" text NOT NULL,
	"medical" text NOT NULL,
	"fire" text NOT NULL,
	"confirmed_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "confirmed_emergency_numbers_country_id_known" CHECK ("confirmed_emergency_numbers"."country_id" in ('za', 'ng', 'ke', 'gh', 'ug', 'tz', 'eg', 'ma', 'et', 'rw', 'ls', 'zm'))
);
--> statement-breakpoint
ALTER TABLE "confirmed_emergency_numbers" ADD CONSTRAINT "confirmed_emergency_numbers_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmed_emergency_numbers_newest" ON "confirmed_emergency_numbers" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "confirmed_emergency_numbers_by" ON "confirmed_emergency_numbers" USING btree ("confirmed_by");