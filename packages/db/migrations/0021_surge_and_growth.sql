CREATE TABLE "surge_cells" (
	"city_id" text NOT NULL,
	"cell" text NOT NULL,
	"service" text NOT NULL,
	"surge" numeric(3, 1) NOT NULL,
	"rose_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "surge_cells_city_id_cell_service_pk" PRIMARY KEY("city_id","cell","service"),
	CONSTRAINT "surge_cells_bounds" CHECK ("surge_cells"."surge" between 1.0 and 2.0)
);
--> statement-breakpoint
CREATE INDEX "surge_cells_seen" ON "surge_cells" USING btree ("city_id","seen_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_push_age" ON "outbox_messages" USING btree ("created_at") WHERE "outbox_messages"."channel" = 'push';--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rides_requested" ON "rides" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "rides_driver_completed" ON "rides" USING btree ("driver_id","completed_at") WHERE "rides"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "demand_counts_age" ON "demand_counts" USING btree ("bucket");