ALTER TABLE "catalogue_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "removed_at" timestamp with time zone;