CREATE TABLE "payout_destinations" (
	"driver_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"bank" text,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_destinations_provider_known" CHECK ("payout_destinations"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money'))
);
--> statement-breakpoint
CREATE TABLE "disbursement_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursement_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"alone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "disbursement_batches_state_known" CHECK ("disbursement_batches"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "disbursement_batches_decided" CHECK (("disbursement_batches"."state" = 'waiting') = ("disbursement_batches"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "disbursement_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursement_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"disbursement_id" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" "bytea",
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "disbursement_events_kind_known" CHECK ("disbursement_events"."kind" in ('sent', 'callback', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"subject_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"batch_id" integer,
	"reference" text NOT NULL,
	"provider_reference" text,
	"receipt" text,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"held_in" text NOT NULL,
	"back_to" text NOT NULL,
	"payee_account" text NOT NULL,
	"payee_bank" text,
	"payee_name" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"asks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"is_due_again" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"hinted_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"task_at" timestamp with time zone,
	"transfer_id" bigint,
	CONSTRAINT "disbursements_whole_units" CHECK ("disbursements"."amount_minor" > 0 and "disbursements"."amount_minor" % 100 = 0 and "disbursements"."fee_minor" >= 0),
	CONSTRAINT "disbursements_paid" CHECK (("disbursements"."state" in ('succeeded', 'returned')) = ("disbursements"."transfer_id" is not null)),
	CONSTRAINT "disbursements_sent" CHECK ("disbursements"."state" in ('waiting', 'approved', 'failed') or "disbursements"."sent_at" is not null),
	CONSTRAINT "disbursements_not_forgotten" CHECK ("disbursements"."state" = 'waiting' or "disbursements"."state" not in ('waiting', 'approved', 'pending', 'unknown') or "disbursements"."next_ask_at" is not null or "disbursements"."task_at" is not null),
	CONSTRAINT "disbursements_purpose_known" CHECK ("disbursements"."purpose" in ('driver_payout', 'merchant_settlement')),
	CONSTRAINT "disbursements_state_known" CHECK ("disbursements"."state" in ('waiting', 'approved', 'pending', 'unknown', 'failed', 'succeeded', 'returned')),
	CONSTRAINT "disbursements_reason_known" CHECK ("disbursements"."reason" in ('no_funds', 'limit', 'wrong_account', 'declined', 'refused', 'sent_back', 'amount_differs', 'paid_after_all', 'payee_left', 'not_approved', 'closed_by_team'))
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciled_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"read_by" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "reconciled_days_closed" CHECK (("reconciled_days"."closed_at" is null) = ("reconciled_days"."closed_by" is null)),
	CONSTRAINT "reconciled_days_source_known" CHECK ("reconciled_days"."source" in ('api', 'file'))
);
--> statement-breakpoint
CREATE TABLE "reconciled_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciled_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day_id" integer NOT NULL,
	"direction" text NOT NULL,
	"match" text NOT NULL,
	"reference" text,
	"receipt" text,
	"theirs_minor" bigint,
	"ours_minor" bigint,
	"own_id" integer,
	"note" text,
	"explained_by" integer,
	CONSTRAINT "reconciled_lines_explained" CHECK (("reconciled_lines"."note" is null) = ("reconciled_lines"."explained_by" is null)),
	CONSTRAINT "reconciled_lines_match" CHECK (case "reconciled_lines"."match" when 'matched' then "reconciled_lines"."theirs_minor" = "reconciled_lines"."ours_minor" when 'other_amount' then "reconciled_lines"."theirs_minor" <> "reconciled_lines"."ours_minor"
        when 'missing_here' then "reconciled_lines"."ours_minor" is null and "reconciled_lines"."theirs_minor" is not null else "reconciled_lines"."theirs_minor" is null and "reconciled_lines"."ours_minor" is not null end),
	CONSTRAINT "reconciled_lines_direction_known" CHECK ("reconciled_lines"."direction" in ('in', 'out')),
	CONSTRAINT "reconciled_lines_match_known" CHECK ("reconciled_lines"."match" in ('matched', 'missing_here', 'missing_there', 'other_amount'))
);
--> statement-breakpoint
CREATE TABLE "merchant_payout_accounts" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"bank" text,
	"name" text,
	"set_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_payout_accounts_provider_known" CHECK ("merchant_payout_accounts"."provider" in ('paystack', 'mpesa', 'mtn_momo', 'airtel_money'))
);
--> statement-breakpoint
CREATE TABLE "merchant_settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchant_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merchant_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"goods_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL,
	"corrections_minor" bigint NOT NULL,
	"carried_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "merchant_settlements_paid" CHECK (("merchant_settlements"."status" = 'carried') = ("merchant_settlements"."paid_minor" = 0) and "merchant_settlements"."paid_minor" >= 0),
	CONSTRAINT "merchant_settlements_within" CHECK ("merchant_settlements"."paid_minor" <= greatest(0, "merchant_settlements"."goods_minor" - "merchant_settlements"."commission_minor" + "merchant_settlements"."corrections_minor" + "merchant_settlements"."carried_minor")),
	CONSTRAINT "merchant_settlements_status_known" CHECK ("merchant_settlements"."status" in ('waiting', 'paid', 'failed', 'carried'))
);
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_kind_known";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "made_for" date;--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD CONSTRAINT "payout_destinations_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursement_batches" ADD CONSTRAINT "disbursement_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursement_events" ADD CONSTRAINT "disbursement_events_disbursement_id_disbursements_id_fk" FOREIGN KEY ("disbursement_id") REFERENCES "public"."disbursements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_account_id_provider_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_batch_id_disbursement_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."disbursement_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_account_id_provider_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."provider_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_lines" ADD CONSTRAINT "reconciled_lines_day_id_reconciled_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."reconciled_days"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_lines" ADD CONSTRAINT "reconciled_lines_explained_by_users_id_fk" FOREIGN KEY ("explained_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_payout_accounts" ADD CONSTRAINT "merchant_payout_accounts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_payout_accounts" ADD CONSTRAINT "merchant_payout_accounts_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_settlements" ADD CONSTRAINT "merchant_settlements_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disbursement_events_once" ON "disbursement_events" USING btree ("disbursement_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_reference" ON "disbursements" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_once" ON "disbursements" USING btree ("purpose","subject_id") WHERE "disbursements"."state" not in ('failed', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_provider_reference" ON "disbursements" USING btree ("account_id","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_receipt" ON "disbursements" USING btree ("account_id","receipt");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_transfer" ON "disbursements" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "disbursements_state" ON "disbursements" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "disbursements_batch" ON "disbursements" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "disbursements_due" ON "disbursements" USING btree ("next_ask_at") WHERE "disbursements"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "disbursements_tasks" ON "disbursements" USING btree ("task_at") WHERE "disbursements"."task_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reconciled_days_once" ON "reconciled_days" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "reconciled_lines_day" ON "reconciled_lines" USING btree ("day_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_settlements_once" ON "merchant_settlements" USING btree ("merchant_id","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_a_day" ON "payouts" USING btree ("driver_id","made_for");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_kind_known" CHECK ("approvals"."kind" in ('staff_owner', 'payout_paid', 'payout_batch', 'ban', 'money_booking'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_fee_within" CHECK ("payouts"."fee_minor" >= 0 and "payouts"."fee_minor" < "payouts"."amount_minor");;--> statement-breakpoint
CREATE TRIGGER "disbursement_events_append_only" BEFORE UPDATE OR DELETE ON "disbursement_events"
  FOR EACH ROW EXECUTE FUNCTION history_is_append_only();--> statement-breakpoint
CREATE FUNCTION disbursement_stays_as_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.purpose, new.subject_id, new.account_id, new.reference, new.amount_minor, new.fee_minor, new.currency, new.held_in, new.back_to, new.sent_at)
    IS DISTINCT FROM (old.purpose, old.subject_id, old.account_id, old.reference, old.amount_minor, old.fee_minor, old.currency, old.held_in, old.back_to, old.sent_at) THEN
    RAISE EXCEPTION 'disbursement % was sent', old.id USING errcode = '23514';
  END IF;
  IF old.transfer_id IS NOT NULL AND (new.transfer_id IS DISTINCT FROM old.transfer_id OR new.state NOT IN ('succeeded', 'returned')) THEN
    RAISE EXCEPTION 'disbursement % was paid', old.id USING errcode = '23514';
  END IF;
  IF old.state IN ('failed', 'returned') AND new.state <> old.state THEN
    RAISE EXCEPTION 'disbursement % was given back', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE FUNCTION reconciled_day_stays_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the reconciled day % is closed', old.id USING errcode = '23514';
END $$;--> statement-breakpoint
CREATE TRIGGER "reconciled_days_stay_closed" BEFORE UPDATE OR DELETE ON "reconciled_days"
  FOR EACH ROW WHEN (old.closed_at IS NOT NULL) EXECUTE FUNCTION reconciled_day_stays_closed();--> statement-breakpoint
CREATE FUNCTION reconciled_lines_stay_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM reconciled_days WHERE id = coalesce(new.day_id, old.day_id) AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the reconciled day % is closed', coalesce(new.day_id, old.day_id) USING errcode = '23514';
  END IF;
  RETURN coalesce(new, old);
END $$;--> statement-breakpoint
CREATE TRIGGER "reconciled_lines_stay_closed" BEFORE INSERT OR UPDATE OR DELETE ON "reconciled_lines"
  FOR EACH ROW EXECUTE FUNCTION reconciled_lines_stay_closed();--> statement-breakpoint
CREATE TRIGGER "disbursements_stay_as_sent" BEFORE UPDATE ON "disbursements"
  FOR EACH ROW WHEN (old.sent_at IS NOT NULL OR old.state = 'failed') EXECUTE FUNCTION disbursement_stays_as_sent();
