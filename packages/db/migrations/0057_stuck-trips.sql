ALTER TABLE "trip_trails" ADD COLUMN "standing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("created_at","id");