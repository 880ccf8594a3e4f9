CREATE TABLE "integrity_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "integrity_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ride_id" integer NOT NULL,
	"rule" text NOT NULL,
	"points" smallint NOT NULL,
	"facts" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "integrity_findings_rule_known" CHECK ("integrity_findings"."rule" in ('too_fast', 'not_driven', 'shared_phone', 'pair_often', 'customer_often', 'one_phone_many', 'throwaway_passengers', 'closed_circle', 'own_referral')),
	CONSTRAINT "integrity_findings_weigh" CHECK ("integrity_findings"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "pay_reviews" (
	"ride_id" integer PRIMARY KEY NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"outcome" text,
	"note" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "pay_reviews_outcome_known" CHECK ("pay_reviews"."outcome" in ('released', 'refused')),
	CONSTRAINT "pay_reviews_answer_has_time" CHECK (("pay_reviews"."answer" is null) = ("pay_reviews"."answered_at" is null)),
	CONSTRAINT "pay_reviews_decision_has_time" CHECK (("pay_reviews"."outcome" is null) = ("pay_reviews"."decided_at" is null)),
	CONSTRAINT "pay_reviews_refusal_says_why" CHECK ("pay_reviews"."outcome" is distinct from 'refused' or "pay_reviews"."note" is not null)
);
--> statement-breakpoint
ALTER TABLE "integrity_findings" ADD CONSTRAINT "integrity_findings_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_reviews" ADD CONSTRAINT "pay_reviews_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integrity_findings_once" ON "integrity_findings" USING btree ("ride_id","rule");--> statement-breakpoint
CREATE INDEX "integrity_findings_age" ON "integrity_findings" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "pay_reviews_age" ON "pay_reviews" USING btree ("decided_at");
