CREATE TABLE "brand_logos" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_logos_hash" CHECK ("brand_logos"."hash" ~ '^[0-9a-f]{16}$')
);
--> statement-breakpoint
CREATE TABLE "brand_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL,
	"author_id" integer,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_versions_number_positive" CHECK ("brand_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"brand_version_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_text_known" CHECK ("consents"."text" in ('terms', 'privacy', 'driver_agreement')),
	CONSTRAINT "consents_language_known" CHECK ("consents"."language" in ('en', 'sw', 'st'))
);
--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_brand_version_id_brand_versions_id_fk" FOREIGN KEY ("brand_version_id") REFERENCES "public"."brand_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_versions_number" ON "brand_versions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "brand_versions_author" ON "brand_versions" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_once" ON "consents" USING btree ("user_id","text","version");--> statement-breakpoint
CREATE INDEX "consents_document" ON "consents" USING btree ("brand_version_id");