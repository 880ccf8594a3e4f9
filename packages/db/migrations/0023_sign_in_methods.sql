CREATE TABLE "reset_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"mailed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "referrals_phone";--> statement-breakpoint
DROP INDEX "referrals_referrer";--> statement-breakpoint
ALTER TABLE "devices" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "advanced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reset_requests_email" ON "reset_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "reset_requests_age" ON "reset_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_requests_waiting" ON "reset_requests" USING btree ("id") WHERE "reset_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_once" ON "referrals" USING btree ("referrer_id","phone");--> statement-breakpoint
CREATE INDEX "referrals_phone_named" ON "referrals" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_method_known" CHECK ("sessions"."method" in ('password', 'quick', 'staff'));