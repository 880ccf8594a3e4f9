ALTER TABLE "invoice_submissions" DROP CONSTRAINT "invoice_submissions_authority_known";--> statement-breakpoint
ALTER TABLE "tax_authority_accounts" DROP CONSTRAINT "tax_authority_accounts_authority_known";--> statement-breakpoint
ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_authority_known" CHECK ("invoice_submissions"."authority" in ('etims', 'efris'));--> statement-breakpoint
ALTER TABLE "tax_authority_accounts" ADD CONSTRAINT "tax_authority_accounts_authority_known" CHECK ("tax_authority_accounts"."authority" in ('etims', 'efris'));