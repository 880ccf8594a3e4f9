CREATE TABLE "legal_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" text NOT NULL,
	"fact" text NOT NULL,
	"value" text,
	"source" text,
	"stated_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_facts_country_id_known" CHECK ("legal_facts"."country_id" in ('za', 'ng', 'ke', 'gh', 'ug', 'tz', 'eg', 'ma', 'et', 'rw', 'ls', 'zm')),
	CONSTRAINT "legal_facts_fact_known" CHECK ("legal_facts"."fact" in ('commission_cap', 'operator_licence', 'driver_permit', 'data_protection')),
	CONSTRAINT "legal_facts_have_a_source" CHECK (("legal_facts"."value" is null) = ("legal_facts"."source" is null))
);
--> statement-breakpoint
ALTER TABLE "driver_invitations" ADD COLUMN "denied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "legal_facts" ADD CONSTRAINT "legal_facts_stated_by_users_id_fk" FOREIGN KEY ("stated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_facts_newest" ON "legal_facts" USING btree ("country_id","fact","id");--> statement-breakpoint
CREATE INDEX "legal_facts_by" ON "legal_facts" USING btree ("stated_by");--> statement-breakpoint
CREATE INDEX "driver_invitations_denied" ON "driver_invitations" USING btree ("denied_at") WHERE "driver_invitations"."denied_at" is not null;