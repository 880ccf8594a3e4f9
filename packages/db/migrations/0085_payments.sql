CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" "bytea",
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_kind_known" CHECK ("payment_events"."kind" in ('sent', 'callback', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"account_id" integer NOT NULL,
	"reference" text NOT NULL,
	"provider_reference" text,
	"receipt" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"phone" text,
	"page_url" text,
	"state" text NOT NULL,
	"reason" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"hinted_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"task_at" timestamp with time zone,
	"transfer_id" bigint,
	CONSTRAINT "payments_whole_units" CHECK ("payments"."amount_minor" > 0 and "payments"."amount_minor" % 100 = 0),
	CONSTRAINT "payments_credited" CHECK (("payments"."state" = 'succeeded') = ("payments"."transfer_id" is not null)),
	CONSTRAINT "payments_not_forgotten" CHECK ("payments"."state" not in ('created', 'pending', 'unknown') or "payments"."next_ask_at" is not null or "payments"."task_at" is not null),
	CONSTRAINT "payments_sent" CHECK ("payments"."state" in ('created', 'expired') or "payments"."sent_at" is not null),
	CONSTRAINT "payments_purpose_known" CHECK ("payments"."purpose" in ('top_up')),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('created', 'pending', 'unknown', 'failed', 'expired', 'succeeded')),
	CONSTRAINT "payments_reason_known" CHECK ("payments"."reason" in ('no_funds', 'wrong_pin', 'cancelled', 'prompt_failed', 'phone_unreachable', 'busy', 'limit', 'declined', 'refused', 'not_answered', 'amount_differs', 'payer_left'))
);
--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" text NOT NULL,
	"provider" text NOT NULL,
	"environment" text NOT NULL,
	"base_url" text,
	"secrets" "bytea" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_accounts_provider_known" CHECK ("provider_accounts"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money')),
	CONSTRAINT "provider_accounts_environment_known" CHECK ("provider_accounts"."environment" in ('sandbox', 'live'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_provider_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("payment_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference" ON "payments" USING btree ("account_id","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt" ON "payments" USING btree ("account_id","receipt");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transfer" ON "payments" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_prompt" ON "payments" USING btree ("user_id") WHERE "payments"."phone" is not null and "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_phone" ON "payments" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_ask_at") WHERE "payments"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_tasks" ON "payments" USING btree ("task_at") WHERE "payments"."task_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_one_active" ON "provider_accounts" USING btree ("country_id","provider") WHERE "provider_accounts"."is_active";--> statement-breakpoint
CREATE TRIGGER "payment_events_append_only" BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION history_is_append_only();--> statement-breakpoint
CREATE FUNCTION payment_stays_credited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.state, new.amount_minor, new.currency, new.user_id, new.transfer_id)
    IS DISTINCT FROM (old.state, old.amount_minor, old.currency, old.user_id, old.transfer_id) THEN
    RAISE EXCEPTION 'payment % was credited', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_stay_credited" BEFORE UPDATE ON "payments"
  FOR EACH ROW WHEN (old.state = 'succeeded') EXECUTE FUNCTION payment_stays_credited();
