CREATE TABLE "city_leases" (
	"city_id" text PRIMARY KEY NOT NULL,
	"node" text NOT NULL,
	"epoch" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispatch_nodes" (
	"node" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
