ALTER TABLE "suspension_messages" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "suspension_messages" CASCADE;--> statement-breakpoint
ALTER TABLE "suspensions" DROP CONSTRAINT "suspensions_driver_id_drivers_id_fk";
--> statement-breakpoint
ALTER TABLE "suspensions" DROP CONSTRAINT "suspensions_lifted_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "suspensions_one_standing";--> statement-breakpoint
ALTER TABLE "suspensions" DROP COLUMN "driver_id";--> statement-breakpoint
ALTER TABLE "suspensions" DROP COLUMN "status_before";--> statement-breakpoint
ALTER TABLE "suspensions" DROP COLUMN "lifted_by";--> statement-breakpoint
ALTER TABLE "suspensions" DROP COLUMN "lifted_at";