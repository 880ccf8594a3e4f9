CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"client_number" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"ride_id" integer,
	"searches" smallint DEFAULT 0 NOT NULL,
	"country_id" text NOT NULL,
	"city_id" text NOT NULL,
	"pickup_lat" double precision NOT NULL,
	"pickup_lng" double precision NOT NULL,
	"pickup_address" text NOT NULL,
	"dropoff_lat" double precision NOT NULL,
	"dropoff_lng" double precision NOT NULL,
	"dropoff_address" text NOT NULL,
	"items_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"service_minor" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"parcel" jsonb,
	"pin" text NOT NULL,
	"proof_upload_id" text,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ready_by" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"picked_up_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_amounts" CHECK ("orders"."items_minor" >= 0 and "orders"."delivery_minor" > 0 and "orders"."service_minor" >= 0),
	CONSTRAINT "orders_parcel_has_facts" CHECK (("orders"."kind" = 'parcel') = ("orders"."parcel" is not null)),
	CONSTRAINT "orders_end_has_time" CHECK (("orders"."status" in ('delivered', 'returned', 'rejected', 'cancelled')) = ("orders"."ended_at" is not null and "orders"."ended_by" is not null)),
	CONSTRAINT "orders_carried_has_trip" CHECK ("orders"."status" not in ('picked_up', 'returning', 'delivered', 'returned') or "orders"."ride_id" is not null),
	CONSTRAINT "orders_pin_digits" CHECK ("orders"."pin" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "ledger_transfers" DROP CONSTRAINT "ledger_transfers_kind_known";--> statement-breakpoint
DROP INDEX "rides_one_live_per_passenger";--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "vehicles" text[];--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ride_id_rides_id_fk" FOREIGN KEY ("ride_id") REFERENCES "public"."rides"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_proof_upload_id_uploads_id_fk" FOREIGN KEY ("proof_upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_client_number" ON "orders" USING btree ("customer_id","client_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_ride" ON "orders" USING btree ("ride_id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "rides_one_live_per_passenger" ON "rides" USING btree ("passenger_id") WHERE "rides"."status" in ('requested', 'accepted', 'arrived', 'in_progress') and "rides"."ride_type" not in ('food_delivery', 'parcel_delivery', 'large_delivery');--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_kind_known" CHECK ("ledger_transfers"."kind" in ('fare', 'bonus', 'goal', 'referral', 'payout', 'top_up', 'adjustment', 'order'));