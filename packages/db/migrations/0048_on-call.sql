CREATE TABLE "on_call_alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_call_alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "on_call_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_call_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alarm_id" integer NOT NULL,
	"turn" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "on_call_shifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_call_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"on_date" text,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "on_call_shifts_step_bounds" CHECK ("on_call_shifts"."step" between 1 and 3),
	CONSTRAINT "on_call_shifts_minutes" CHECK ("on_call_shifts"."from_minute" between 0 and 1439 and "on_call_shifts"."to_minute" between 0 and 1439),
	CONSTRAINT "on_call_shifts_when" CHECK (("on_call_shifts"."on_date" is null) = (cardinality("on_call_shifts"."weekdays") > 0))
);
--> statement-breakpoint
CREATE TABLE "on_call_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "on_call_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"week" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"message_id" integer
);
--> statement-breakpoint
ALTER TABLE "incident_events" DROP CONSTRAINT "incident_events_kind_known";--> statement-breakpoint
ALTER TABLE "on_call_alarms" ADD CONSTRAINT "on_call_alarms_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_calls" ADD CONSTRAINT "on_call_calls_alarm_id_on_call_alarms_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."on_call_alarms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_calls" ADD CONSTRAINT "on_call_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_shifts" ADD CONSTRAINT "on_call_shifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_shifts" ADD CONSTRAINT "on_call_shifts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_tests" ADD CONSTRAINT "on_call_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_tests" ADD CONSTRAINT "on_call_tests_message_id_outbox_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "on_call_alarms_one_open" ON "on_call_alarms" USING btree ("incident_id") WHERE "on_call_alarms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "on_call_alarms_incident" ON "on_call_alarms" USING btree ("incident_id");--> statement-breakpoint
CREATE INDEX "on_call_alarms_due" ON "on_call_alarms" USING btree ("next_at") WHERE "on_call_alarms"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "on_call_calls_turn" ON "on_call_calls" USING btree ("alarm_id","turn");--> statement-breakpoint
CREATE INDEX "on_call_calls_user" ON "on_call_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "on_call_shifts_city" ON "on_call_shifts" USING btree ("city_id") WHERE "on_call_shifts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "on_call_shifts_user" ON "on_call_shifts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "on_call_tests_week" ON "on_call_tests" USING btree ("user_id","week");--> statement-breakpoint
CREATE INDEX "on_call_tests_message" ON "on_call_tests" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "incident_events" ADD CONSTRAINT "incident_events_kind_known" CHECK ("incident_events"."kind" in ('raised', 'pressed_again', 'called', 'nobody_on_call', 'acknowledged', 'marked_safe', 'note', 'closed'));