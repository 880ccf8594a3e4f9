CREATE TABLE "saved_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_places_kind_known" CHECK ("saved_places"."kind" in ('home', 'work', 'other')),
	CONSTRAINT "saved_places_others_named" CHECK (("saved_places"."kind" = 'other') = ("saved_places"."name" is not null)),
	CONSTRAINT "saved_places_name_short" CHECK (char_length("saved_places"."name") between 1 and 40),
	CONSTRAINT "saved_places_address_short" CHECK (char_length("saved_places"."address") between 1 and 200),
	CONSTRAINT "saved_places_on_earth" CHECK ("saved_places"."lat" between -90 and 90 and "saved_places"."lng" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_places_one_home_and_work" ON "saved_places" USING btree ("user_id","kind") WHERE "saved_places"."kind" <> 'other';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_places_named_once" ON "saved_places" USING btree ("user_id",lower("name"));