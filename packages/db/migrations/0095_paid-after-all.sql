ALTER TABLE "disbursements" DROP CONSTRAINT "disbursements_paid";--> statement-breakpoint
CREATE INDEX "disbursements_subject" ON "disbursements" USING btree ("purpose","subject_id");--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_paid" CHECK (case when "disbursements"."transfer_id" is null then "disbursements"."state" not in ('succeeded', 'returned')
        else "disbursements"."state" in ('succeeded', 'returned') or ("disbursements"."state" = 'failed' and "disbursements"."sent_at" is not null) end);--> statement-breakpoint
CREATE OR REPLACE FUNCTION disbursement_stays_as_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.purpose, new.subject_id, new.account_id, new.reference, new.amount_minor, new.fee_minor, new.currency, new.held_in, new.back_to)
    IS DISTINCT FROM (old.purpose, old.subject_id, old.account_id, old.reference, old.amount_minor, old.fee_minor, old.currency, old.held_in, old.back_to) THEN
    RAISE EXCEPTION 'disbursement % was approved', old.id USING errcode = '23514';
  END IF;
  IF (new.payee_account, new.payee_bank) IS DISTINCT FROM (old.payee_account, old.payee_bank)
    AND NOT (new.payee_account = '' AND coalesce(new.payee_bank, old.payee_bank) IS NOT DISTINCT FROM old.payee_bank
      AND new.state IN ('failed', 'succeeded', 'returned')) THEN
    RAISE EXCEPTION 'disbursement % was approved for another account', old.id USING errcode = '23514';
  END IF;
  IF (old.sent_at IS NOT NULL OR old.state = 'failed') AND new.sent_at IS DISTINCT FROM old.sent_at THEN
    RAISE EXCEPTION 'disbursement % was sent', old.id USING errcode = '23514';
  END IF;
  IF old.transfer_id IS NOT NULL
    AND (new.transfer_id IS DISTINCT FROM old.transfer_id OR (old.state <> 'failed' AND new.state NOT IN ('succeeded', 'returned'))) THEN
    RAISE EXCEPTION 'disbursement % was paid', old.id USING errcode = '23514';
  END IF;
  IF old.state IN ('failed', 'returned') AND new.state <> old.state THEN
    RAISE EXCEPTION 'disbursement % was given back', old.id USING errcode = '23514';
  END IF;
  RETURN new;
END $$;--> statement-breakpoint
DROP TRIGGER "disbursements_stay_as_sent" ON "disbursements";--> statement-breakpoint
CREATE TRIGGER "disbursements_stay_as_sent" BEFORE UPDATE ON "disbursements"
  FOR EACH ROW WHEN (old.state <> 'waiting') EXECUTE FUNCTION disbursement_stays_as_sent();
