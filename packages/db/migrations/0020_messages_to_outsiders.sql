CREATE TABLE "outside_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_recipients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outside_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"address" text NOT NULL,
	"named_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "incident_alerts" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "outside_messages" ADD CONSTRAINT "outside_messages_recipient_id_outside_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."outside_recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_recipients" ADD CONSTRAINT "outside_recipients_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_messages_counted" ON "outside_messages" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "outside_messages_age" ON "outside_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outside_recipients_once" ON "outside_recipients" USING btree ("sender_id","address");--> statement-breakpoint
CREATE INDEX "outside_recipients_address" ON "outside_recipients" USING btree ("address");--> statement-breakpoint
CREATE INDEX "outside_recipients_age" ON "outside_recipients" USING btree ("last_at");--> statement-breakpoint
UPDATE "incident_alerts" a SET "address" = m."recipient" FROM "outbox_messages" m WHERE m."id" = a."message_id";
