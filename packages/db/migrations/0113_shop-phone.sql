ALTER TABLE "merchants" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_phone" CHECK ("merchants"."phone" ~ '^\+[1-9][0-9]{6,14}$');