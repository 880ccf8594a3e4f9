CREATE TABLE "invoice_series" (
	"issuer" text NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_issuer_kind_year_pk" PRIMARY KEY("issuer","kind","year"),
	CONSTRAINT "invoice_series_from_one" CHECK ("invoice_series"."last" > 0),
	CONSTRAINT "invoice_series_kind_known" CHECK ("invoice_series"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "invoice_submissions" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"authority" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"control_number" text,
	"qr_text" text,
	"refusal" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invoice_submissions_not_forgotten" CHECK (("invoice_submissions"."state" = 'waiting') = ("invoice_submissions"."next_try_at" is not null)),
	CONSTRAINT "invoice_submissions_accepted" CHECK (("invoice_submissions"."state" = 'accepted') = ("invoice_submissions"."control_number" is not null)),
	CONSTRAINT "invoice_submissions_refused" CHECK (("invoice_submissions"."state" = 'refused') = ("invoice_submissions"."refusal" is not null)),
	CONSTRAINT "invoice_submissions_authority_known" CHECK ("invoice_submissions"."authority" in ('etims')),
	CONSTRAINT "invoice_submissions_state_known" CHECK ("invoice_submissions"."state" in ('waiting', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"issuer" text NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"country_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"credits_id" integer,
	"customer_id" integer,
	"customer_name" text,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"supplied_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_credit_note_credits" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total_minor" >= 0 and "invoices"."tax_minor" between 0 and "invoices"."total_minor" and "invoices"."number" > 0),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_subject_known" CHECK ("invoices"."subject" in ('ride', 'order', 'parcel', 'package', 'school'))
);
--> statement-breakpoint
CREATE TABLE "tax_authority_accounts" (
	"country_id" text PRIMARY KEY NOT NULL,
	"authority" text NOT NULL,
	"environment" text NOT NULL,
	"base_url" text,
	"secrets" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_authority_accounts_authority_known" CHECK ("tax_authority_accounts"."authority" in ('etims')),
	CONSTRAINT "tax_authority_accounts_environment_known" CHECK ("tax_authority_accounts"."environment" in ('sandbox', 'live'))
);
--> statement-breakpoint
CREATE TABLE "tax_identities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"driver_id" integer,
	"merchant_id" integer,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"tax_number" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_identities_of_one" CHECK (("tax_identities"."driver_id" is null) <> ("tax_identities"."merchant_id" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_identities" ADD CONSTRAINT "tax_identities_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_identities" ADD CONSTRAINT "tax_identities_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_submissions_due" ON "invoice_submissions" USING btree ("next_try_at") WHERE "invoice_submissions"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "invoice_submissions_refused" ON "invoice_submissions" USING btree ("invoice_id") WHERE "invoice_submissions"."state" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("issuer","kind","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("subject","subject_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credited_once" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_subject" ON "invoices" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("country_id","issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_identities_driver" ON "tax_identities" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_identities_merchant" ON "tax_identities" USING btree ("merchant_id");--> statement-breakpoint
-- An invoice stands as it was issued: a mistake is taken back by a credit note. Of somebody who leaves the name goes, and nothing else changes.
create function invoices_stand() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an invoice is never deleted';
  end if;
  if new.customer_name is null and (to_jsonb(new) - 'customer_name') = (to_jsonb(old) - 'customer_name') then
    return new;
  end if;
  raise exception 'an invoice is never changed';
end $$;--> statement-breakpoint
create trigger invoices_stand before update or delete on invoices
  for each row execute function invoices_stand();--> statement-breakpoint
-- A series goes one number further, or stands.
create function invoice_series_go_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.last <> old.last + 1 or (new.issuer, new.kind, new.year) <> (old.issuer, old.kind, old.year) then
    raise exception 'a series of invoices goes on by one';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger invoice_series_go_on before update or delete on invoice_series
  for each row execute function invoice_series_go_on();
