CREATE TABLE "shared_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_channel_known";--> statement-breakpoint
ALTER TABLE "code_costs" DROP CONSTRAINT "code_costs_day_country_pk";--> statement-breakpoint
ALTER TABLE "code_costs" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
UPDATE "code_costs" SET "channel" = 'all' WHERE "country" = '*';--> statement-breakpoint
ALTER TABLE "code_costs" ADD CONSTRAINT "code_costs_day_country_channel_pk" PRIMARY KEY("day","country","channel");--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "by_stranger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "phone_codes" SET "by_stranger" = true WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "shared_id" integer;--> statement-breakpoint
CREATE INDEX "shared_codes_phone" ON "shared_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "shared_codes_age" ON "shared_codes" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_shared_id_shared_codes_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."shared_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_shared" ON "phone_codes" USING btree ("shared_id");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_channel_known" CHECK ("outbox_messages"."channel" in ('mail', 'sms', 'call', 'whatsapp', 'push'));--> statement-breakpoint
ALTER TABLE "code_costs" ADD CONSTRAINT "code_costs_channel_known" CHECK ("code_costs"."channel" in ('sms', 'call', 'whatsapp', 'all'));--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_channel_known" CHECK ("phone_codes"."channel" in ('sms', 'call', 'whatsapp'));