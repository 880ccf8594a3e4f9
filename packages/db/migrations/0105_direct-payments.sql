ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "merchant_payout_accounts" DROP CONSTRAINT "merchant_payout_accounts_provider_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_purpose_known";--> statement-breakpoint
ALTER TABLE "payout_destinations" DROP CONSTRAINT "payout_destinations_provider_known";--> statement-breakpoint
ALTER TABLE "provider_accounts" DROP CONSTRAINT "provider_accounts_provider_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subject_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "buys" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "spent_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "spent_transfer_id" bigint;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "pay_by" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "direct_minor" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_spent_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("spent_transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_of_subject" ON "payments" USING btree ("purpose","subject_id") WHERE "payments"."subject_id" is not null and "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_paid_once" ON "payments" USING btree ("purpose","subject_id") WHERE "payments"."purpose" in ('ride', 'order') and "payments"."spent_minor" > 0;--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("purpose","subject_id","id") WHERE "payments"."subject_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_spent_transfer" ON "payments" USING btree ("spent_transfer_id");--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund', 'tip', 'fare_paid'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund', 'tip', 'fare_paid'));--> statement-breakpoint
ALTER TABLE "merchant_payout_accounts" ADD CONSTRAINT "merchant_payout_accounts_provider_known" CHECK ("merchant_payout_accounts"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet_part_of_cash" CHECK ("orders"."wallet_minor" is null or ("orders"."wallet_minor" > 0 and "orders"."payment_method" = 'cash'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_by_known" CHECK ("orders"."pay_by" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_subject" CHECK (("payments"."subject_id" is not null) = ("payments"."purpose" in ('ride', 'order', 'package', 'school') and "payments"."purpose" <> 'package'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_package" CHECK (("payments"."buys" is not null) = ("payments"."purpose" = 'package'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_spent" CHECK (("payments"."spent_minor" > 0) = ("payments"."spent_transfer_id" is not null) and "payments"."spent_minor" between 0 and case when "payments"."transfer_id" is null then 0 else "payments"."amount_minor" end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" in ('top_up', 'pay_in', 'ride', 'order', 'package', 'school'));--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD CONSTRAINT "payout_destinations_provider_known" CHECK ("payout_destinations"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'));--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD CONSTRAINT "provider_accounts_provider_known" CHECK ("provider_accounts"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_pay_by_of_cash" CHECK ("rides"."pay_by" is null or ("rides"."payment_method" = 'cash' and not "rides"."is_fast"));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_paid_once" CHECK ("rides"."direct_minor" is null or ("rides"."status" = 'completed' and "rides"."payment_method" = 'cash' and not "rides"."is_fast" and "rides"."cash_paid_minor" is null
      and "rides"."direct_minor" = "rides"."fare_minor" - coalesce("rides"."wallet_minor", 0)));--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_pay_by_known" CHECK ("rides"."pay_by" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION payment_stays_credited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.state NOT IN ('succeeded', 'refunded') OR (new.amount_minor, new.currency, new.user_id, new.transfer_id, new.purpose, new.subject_id, new.buys, new.spent_minor, new.spent_transfer_id)
    IS DISTINCT FROM (old.amount_minor, old.currency, old.user_id, old.transfer_id, old.purpose, old.subject_id, old.buys, old.spent_minor, old.spent_transfer_id) THEN
    RAISE EXCEPTION 'payment % was credited', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;
