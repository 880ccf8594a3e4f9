CREATE TABLE "paybill_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paybill_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"typed" text NOT NULL,
	"payer" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	"task_at" timestamp with time zone,
	"suspense_transfer_id" bigint,
	"payment_id" integer,
	"wanted_code" text,
	"wanted_by" integer,
	"given_by" integer,
	"given_at" timestamp with time zone,
	CONSTRAINT "paybill_payments_amount" CHECK ("paybill_payments"."amount_minor" > 0),
	CONSTRAINT "paybill_payments_texts" CHECK (length("paybill_payments"."typed") <= 40 and length("paybill_payments"."payer") <= 60),
	CONSTRAINT "paybill_payments_credited" CHECK (("paybill_payments"."state" = 'credited') = ("paybill_payments"."payment_id" is not null)),
	CONSTRAINT "paybill_payments_in_suspense" CHECK ("paybill_payments"."state" <> 'suspense' or "paybill_payments"."suspense_transfer_id" is not null),
	CONSTRAINT "paybill_payments_minded" CHECK (("paybill_payments"."state" = 'heard' and ("paybill_payments"."next_ask_at" is not null or "paybill_payments"."task_at" is not null)) or ("paybill_payments"."state" = 'suspense' and "paybill_payments"."next_ask_at" is null and "paybill_payments"."task_at" is not null)
        or ("paybill_payments"."state" = 'credited' and "paybill_payments"."next_ask_at" is null and "paybill_payments"."task_at" is null)),
	CONSTRAINT "paybill_payments_given" CHECK (("paybill_payments"."given_by" is null) = ("paybill_payments"."given_at" is null)),
	CONSTRAINT "paybill_payments_wanted" CHECK (("paybill_payments"."wanted_code" is null) = ("paybill_payments"."wanted_by" is null)),
	CONSTRAINT "paybill_payments_state_known" CHECK ("paybill_payments"."state" in ('heard', 'suspense', 'credited')),
	CONSTRAINT "paybill_payments_reason_known" CHECK ("paybill_payments"."reason" in ('no_such_code', 'not_offered', 'payer_left', 'not_whole', 'amount_differs', 'not_confirmed'))
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_totals" DROP CONSTRAINT "ledger_totals_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "paybill" text;--> statement-breakpoint
ALTER TABLE "paybill_payments" ADD CONSTRAINT "paybill_payments_account_id_provider_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paybill_payments" ADD CONSTRAINT "paybill_payments_suspense_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("suspense_transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paybill_payments" ADD CONSTRAINT "paybill_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paybill_payments" ADD CONSTRAINT "paybill_payments_wanted_by_users_id_fk" FOREIGN KEY ("wanted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paybill_payments" ADD CONSTRAINT "paybill_payments_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paybill_payments_transaction" ON "paybill_payments" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paybill_payments_payment" ON "paybill_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paybill_payments_suspense" ON "paybill_payments" USING btree ("suspense_transfer_id");--> statement-breakpoint
CREATE INDEX "paybill_payments_due" ON "paybill_payments" USING btree ("next_ask_at") WHERE "paybill_payments"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "paybill_payments_tasks" ON "paybill_payments" USING btree ("task_at") WHERE "paybill_payments"."task_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_prompt" ON "payments" USING btree ("account_id",left("reference", 12));--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('staff_owner', 'payout_paid', 'payout_batch', 'ban', 'money_booking', 'payment_refund', 'paybill_owner'));--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_kind_known" CHECK ("ledger_totals"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund', 'tip', 'fare_paid', 'suspense'));--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order', 'package', 'release', 'cancellation', 'debt', 'promotion', 'day_commission', 'school', 'pay_in', 'cash_desk', 'drawer', 'write_off', 'refund', 'tip', 'fare_paid', 'suspense'));--> statement-breakpoint
CREATE FUNCTION paybill_stays_credited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'paybill payment % was credited', old.id USING errcode = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER paybill_stays_credited BEFORE UPDATE OR DELETE ON paybill_payments FOR EACH ROW WHEN (old.state = 'credited')
  EXECUTE FUNCTION paybill_stays_credited();
