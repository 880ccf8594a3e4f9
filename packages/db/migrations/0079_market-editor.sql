-- Of several that wait the newest stays: it was written last, and the others know nothing of it.
UPDATE "market_versions" SET "status" = 'withdrawn' WHERE "status" = 'proposed' AND EXISTS (SELECT FROM "market_versions" "newer" WHERE "newer"."market_id" = "market_versions"."market_id" AND "newer"."number" > "market_versions"."number" AND "newer"."status" IN ('proposed', 'published'));--> statement-breakpoint
ALTER TABLE "market_versions" ADD COLUMN "alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market_versions" ADD COLUMN "bookings" text DEFAULT 'carry_out' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "market_versions_one_waits" ON "market_versions" USING btree ("market_id") WHERE "market_versions"."status" = 'proposed';--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_two_people" CHECK ("market_versions"."approver_id" is null or "market_versions"."approver_id" is distinct from "market_versions"."author_id" or "market_versions"."alone");--> statement-breakpoint
ALTER TABLE "market_versions" ADD CONSTRAINT "market_versions_bookings_known" CHECK ("market_versions"."bookings" in ('carry_out', 'cancel'));