CREATE TABLE "emergency_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"relationship" text NOT NULL,
	"auto_share" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emergency_contacts_relationship_known" CHECK ("emergency_contacts"."relationship" in ('family', 'friend', 'colleague', 'partner', 'other'))
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"contact_id" integer,
	"contact_name" text,
	"contact_phone" text,
	"method" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	"message_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "share_links_contact_named" CHECK (("share_links"."kind" = 'contact') = ("share_links"."contact_name" is not null))
);
--> statement-breakpoint
CREATE TABLE "incident_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"contact_name" text NOT NULL,
	"channel" text NOT NULL,
	"message_id" integer
);
--> statement-breakpoint
CREATE TABLE "incident_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incidents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"user_type" text NOT NULL,
	"ride_id" integer,
	"emergency_type" text NOT NULL,
	"is_drill" boolean DEFAULT false NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"located_at" timestamp with time zone,
	"pressed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_by" integer,
	"acknowledged_at" timestamp with time zone,
	"safe_at" timestamp with time zone,
	"safe_reason" text,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"close_note" text,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" "bytea" NOT NULL,
	CONSTRAINT "incidents_acknowledged_whole" CHECK (("incidents"."acknowledged_by" is null) = ("incidents"."acknowledged_at" is null)),
	CONSTRAINT "incidents_place_whole" CHECK (("incidents"."lat" is null) = ("incidents"."lng" is null))
);
--> statement-breakpoint
CREATE TABLE "trip_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"kind" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"incident_id" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "trip_checks_answer_whole" CHECK (("trip_checks"."answer" is null) = ("trip_checks"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_contact_id_emergency_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."emergency_contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_message_id_outbox_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD CONSTRAINT "incident_alerts_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD CONSTRAINT "incident_alerts_message_id_outbox_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_acknowledged_by_users_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incidents" ADD CONSTRAINT "incidents_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_checks" ADD CONSTRAINT "trip_checks_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_checks" ADD CONSTRAINT "trip_checks_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_contacts_once" ON "emergency_contacts" USING btree ("user_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_token" ON "share_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_one_per_contact" ON "share_links" USING btree ("ride_id","contact_id") WHERE "share_links"."stopped_at" is null and "share_links"."contact_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_one_of_a_kind" ON "share_links" USING btree ("ride_id","owner_id","kind") WHERE "share_links"."stopped_at" is null and "share_links"."kind" <> 'contact';--> statement-breakpoint
CREATE INDEX "share_links_contact" ON "share_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "share_links_message" ON "share_links" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "incident_alerts_incident" ON "incident_alerts" USING btree ("incident_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incident_alerts_message" ON "incident_alerts" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "incident_events_order" ON "incident_events" USING btree ("incident_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_one_open" ON "incidents" USING btree ("user_id") WHERE "incidents"."closed_at" is null and not "incidents"."is_drill";--> statement-breakpoint
CREATE UNIQUE INDEX "incidents_token" ON "incidents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "incidents_user" ON "incidents" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "incidents_open" ON "incidents" USING btree ("id") WHERE "incidents"."closed_at" is null and not "incidents"."is_drill";--> statement-breakpoint
CREATE INDEX "incidents_newest" ON "incidents" USING btree ("id" DESC NULLS LAST) WHERE not "incidents"."is_drill";--> statement-breakpoint
CREATE UNIQUE INDEX "trip_checks_one_open" ON "trip_checks" USING btree ("ride_id") WHERE "trip_checks"."answered_at" is null and "trip_checks"."incident_id" is null and "trip_checks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "trip_checks_due" ON "trip_checks" USING btree ("answer_by") WHERE "trip_checks"."answered_at" is null and "trip_checks"."incident_id" is null and "trip_checks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("urgent" DESC NULLS LAST,"next_try_at") WHERE "outbox_messages"."status" = 'waiting';