CREATE TABLE "device_requests" (
	"device_id" integer NOT NULL,
	"number" bigint NOT NULL,
	"signature" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_requests_device_id_number_pk" PRIMARY KEY("device_id","number")
);
--> statement-breakpoint
ALTER TABLE "scheduled_rides" DROP CONSTRAINT "scheduled_rides_staff_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "public_key" "bytea";--> statement-breakpoint
ALTER TABLE "device_requests" ADD CONSTRAINT "device_requests_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_requests_at" ON "device_requests" USING btree ("at");--> statement-breakpoint
ALTER TABLE "scheduled_rides" DROP COLUMN "staff_id";