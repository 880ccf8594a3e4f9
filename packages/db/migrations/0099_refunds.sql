CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"needs_consent" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_whole_units" CHECK ("payment_refunds"."amount_minor" > 0 and "payment_refunds"."amount_minor" % 100 = 0),
	CONSTRAINT "payment_refunds_ended" CHECK (("payment_refunds"."state" = 'open') = ("payment_refunds"."ended_at" is null)),
	CONSTRAINT "payment_refunds_state_known" CHECK ("payment_refunds"."state" in ('open', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_known";--> statement-breakpoint
ALTER TABLE "disbursements" DROP CONSTRAINT "disbursements_purpose_known";--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_credited";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "given_back_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_asked_by" ON "payment_refunds" USING btree ("asked_by","created_at");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('staff_owner', 'payout_paid', 'payout_batch', 'ban', 'money_booking', 'payment_refund'));--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_purpose_known" CHECK ("disbursements"."purpose" in ('driver_payout', 'merchant_settlement', 'payment_refund'));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_given_back" CHECK ("payments"."given_back_minor" between 0 and case when "payments"."state" in ('succeeded', 'refunded') then "payments"."amount_minor" else 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_credited" CHECK (("payments"."state" in ('succeeded', 'refunded')) = ("payments"."transfer_id" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('created', 'pending', 'unknown', 'failed', 'expired', 'succeeded', 'refunded'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION payment_stays_credited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state NOT IN ('succeeded', 'refunded') OR (new.amount_minor, new.currency, new.user_id, new.transfer_id)
    IS DISTINCT FROM (old.amount_minor, old.currency, old.user_id, old.transfer_id) THEN
    RAISE EXCEPTION 'payment % was credited', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
DROP TRIGGER "payments_stay_credited" ON "payments";--> statement-breakpoint
CREATE TRIGGER "payments_stay_credited" BEFORE UPDATE ON "payments"
  FOR EACH ROW WHEN (old.state IN ('succeeded', 'refunded')) EXECUTE FUNCTION payment_stays_credited();--> statement-breakpoint
CREATE FUNCTION refund_stays_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (new.payment_id, new.amount_minor, new.currency, new.reason, new.asked_by, new.needs_consent, new.created_at)
    IS DISTINCT FROM (old.payment_id, old.amount_minor, old.currency, old.reason, old.asked_by, old.needs_consent, old.created_at) THEN
    RAISE EXCEPTION 'refund % was asked for', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_refunds_stay_as_asked" BEFORE UPDATE OR DELETE ON "payment_refunds"
  FOR EACH ROW EXECUTE FUNCTION refund_stays_as_asked();
