ALTER TABLE "drivers" DROP CONSTRAINT "drivers_verification_status_known";--> statement-breakpoint
ALTER TABLE "suspensions" DROP CONSTRAINT "suspensions_status_before_known";--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_known";--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "ride_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "review_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "approval_id" integer;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "looked_by" integer;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "looked_words" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD COLUMN "ended_by" integer;--> statement-breakpoint
-- A driver's suspension was a status of the review and a row with a conversation. Now it is the row alone: the status from before returns, the
-- driver's messages are the answer, and the team's the words of a look that upheld it.
UPDATE "suspensions" s SET "user_id" = d."user_id", "side" = 'driver', "words" = s."reason", "reason" = 'other',
  "review_at" = now() + interval '7 days', "ended_at" = s."lifted_at",
  "ended_by" = CASE WHEN s."lifted_at" IS NOT NULL THEN coalesce(s."lifted_by", s."suspended_by") END
FROM "drivers" d WHERE d."id" = s."driver_id";--> statement-breakpoint
UPDATE "suspensions" s SET "answer" = said."body", "answered_at" = said."at"
FROM (SELECT m."suspension_id", string_agg(m."body", E'\n\n' ORDER BY m."id") AS "body", max(m."created_at") AS "at"
  FROM "suspension_messages" m JOIN "suspensions" o ON o."id" = m."suspension_id" WHERE m."author_id" = o."user_id" GROUP BY 1) said
WHERE said."suspension_id" = s."id";--> statement-breakpoint
UPDATE "suspensions" s SET "looked_words" = said."body", "looked_at" = said."at", "looked_by" = said."by", "outcome" = 'upheld'
FROM (SELECT m."suspension_id", string_agg(m."body", E'\n\n' ORDER BY m."id") AS "body", max(m."created_at") AS "at", max(m."author_id") AS "by"
  FROM "suspension_messages" m JOIN "suspensions" o ON o."id" = m."suspension_id" WHERE m."author_id" <> o."user_id" GROUP BY 1) said
WHERE said."suspension_id" = s."id";--> statement-breakpoint
UPDATE "suspensions" SET "looked_words" = coalesce("looked_words", 'Lifted.'), "looked_at" = "ended_at", "looked_by" = "ended_by", "outcome" = 'lifted'
WHERE "ended_at" IS NOT NULL;--> statement-breakpoint
UPDATE "drivers" d SET "verification_status" = s."status_before" FROM "suspensions" s
WHERE s."driver_id" = d."id" AND s."ended_at" IS NULL AND d."verification_status" = 'suspended' AND s."status_before" <> 'suspended';--> statement-breakpoint
UPDATE "drivers" SET "verification_status" = 'in_review' WHERE "verification_status" = 'suspended';--> statement-breakpoint
ALTER TABLE "suspensions" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ALTER COLUMN "side" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ALTER COLUMN "words" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_looked_by_users_id_fk" FOREIGN KEY ("looked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one_live" ON "suspensions" USING btree ("user_id","side") WHERE "suspensions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "suspensions_due" ON "suspensions" USING btree ("review_at") WHERE "suspensions"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_verification_status_known" CHECK ("drivers"."verification_status" in ('not_started', 'pending', 'in_review', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_side_known" CHECK ("suspensions"."side" in ('passenger', 'driver'));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_reason_known" CHECK ("suspensions"."reason" in ('safety', 'harassment', 'discrimination', 'fraud', 'unpaid', 'papers', 'account_sharing', 'damage', 'other'));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_outcome_known" CHECK ("suspensions"."outcome" in ('upheld', 'lifted'));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_looked_at_again" CHECK ("suspensions"."review_at" is not null or "suspensions"."approval_id" is not null or "suspensions"."ended_at" is not null);--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_answer_has_time" CHECK (("suspensions"."answer" is null) = ("suspensions"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_look_is_whole" CHECK (("suspensions"."looked_at" is null) = ("suspensions"."looked_by" is null) and ("suspensions"."looked_at" is null) = ("suspensions"."outcome" is null) and ("suspensions"."looked_at" is null) = ("suspensions"."looked_words" is null));--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_end_is_a_lift" CHECK (("suspensions"."ended_at" is null) = ("suspensions"."ended_by" is null) and ("suspensions"."ended_at" is not null) = ("suspensions"."outcome" is not distinct from 'lifted'));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('staff_owner', 'payout_paid', 'ban'));